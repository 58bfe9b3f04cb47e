import sheet from './art/alfred.svg?url'

export const AlfredPicture = ({ size }: { readonly size: number }) => (
  <svg class="dar-alf-picture" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
    <use href={`${sheet}#alfred`} />
  </svg>
)
