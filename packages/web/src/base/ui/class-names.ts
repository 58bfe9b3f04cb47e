/** Joins class names, such as `classNames('chip', isMore && 'chip-more', given)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
