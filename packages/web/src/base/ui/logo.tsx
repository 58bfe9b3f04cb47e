import './logo.css'

/** The logo of Wayfare: a dashed path under a star. The name is not translated. */
export function Logo({ size = 34, bare = false }: { readonly size?: number; readonly bare?: boolean }) {
  const side = `${size / 16}rem`
  return (
    <span class="logo">
      <svg width={side} height={side} viewBox="0 0 34 34" aria-hidden="true">
        <circle class="logo-ring" cx="17" cy="17" r="15.5" />
        <path class="logo-way" d="M5 23c4-9 7-9 10-3s6 5 8-2 3-7 6-6" />
        <path class="logo-star" d="m22 5 2 4.5 4.8.5-3.6 3.2 1 4.7L22 15.5l-4.2 2.4 1-4.7L15.2 10l4.8-.5Z" />
      </svg>
      <span class={bare ? 'visually-hidden' : undefined}>Wayfare</span>
    </span>
  )
}
