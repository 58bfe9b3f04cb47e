// The emblems: one figure each on a ground of 100 units. `e-a` is the figure, `e-b` its second colour, `e-line` a dark line.

import type { Emblem } from '@wayfare/protocol'
import type { ComponentChildren } from 'preact'

export const EMBLEM_DRAWINGS: Readonly<Record<Emblem, ComponentChildren>> = {
  owl: (
    <>
      <path class="e-a e-line" d="m20 20 17 9h26l17-9 1 34C80 76 66 88 50 92 34 88 20 76 19 54Z" />
      <path class="e-b" d="M23 44 50 34l27 10-6 22-21 10-21-10Z" />
      <circle class="e-light e-line" cx="36" cy="50" r="11" />
      <circle class="e-light e-line" cx="64" cy="50" r="11" />
      <circle class="e-dark" cx="36" cy="50" r="5" />
      <circle class="e-dark" cx="64" cy="50" r="5" />
      <path class="e-light e-line" d="m50 55 6 10-6 9-6-9Z" />
    </>
  ),
  wren: (
    <>
      <path
        class="e-light e-line"
        d="M24 62c-2-24 14-38 32-36 9 1 14 7 15 13l11 4-11 5c0 20-14 31-30 30-9 0-15-6-17-16Z"
      />
      <path class="e-a e-line" d="M27 62 12 48c8-3 15-1 20 5M34 60c6-12 18-14 28-9-3 13-13 19-26 17" />
      <circle class="e-dark" cx="59" cy="38" r="3" />
      <path class="e-stroke" d="M44 78v11m10-13v13M36 89h26" />
    </>
  ),
  fox: (
    <>
      <path class="e-a e-line" d="m16 18 20 14h28l20-14-4 40-30 32-30-32Z" />
      <path class="e-light" d="m21 57 20-3 9 34Zm58 0-20-3-9 34Z" />
      <path class="e-dark" d="M43 77h14l-7 9ZM33 46l10 5-10 2Zm34 0-10 5 10 2Z" />
    </>
  ),
  turtle: (
    <>
      <path
        class="e-b e-line"
        d="M78 58c8-9 17-6 15 2-1 6-8 8-16 6ZM26 70l-6 12h13l5-9Zm38 3 4 9h13l-7-12ZM14 62 5 70l13-1Z"
      />
      <path class="e-a e-line" d="M12 68c0-26 16-42 36-42s34 16 34 42c-22 7-48 7-70 0Z" />
      <path class="e-stroke" d="m48 28-13 16 6 16h18l6-16ZM35 44l-18 3m24 13-8 10m26-10 6 10m0-26 14 4" />
      <circle class="e-dark" cx="86" cy="58" r="2" />
    </>
  ),
  ship: (
    <>
      <path class="e-light e-line" d="M50 14c16 8 24 22 24 40H50ZM46 22C32 28 25 40 24 54h22Z" />
      <path class="e-stroke" d="M48 10v52" />
      <path class="e-a e-line" d="M14 61h72c-3 14-10 20-18 20H32c-8 0-15-6-18-20Z" />
      <path class="e-stroke" d="M8 89c7-5 14-5 21 0s14 5 21 0 14-5 21 0 14 5 21 0" />
    </>
  ),
  compass: (
    <>
      <circle class="e-b e-line" cx="50" cy="50" r="39" />
      <path class="e-light e-line" d="m50 14 9 27 27 9-27 9-9 27-9-27-27-9 27-9Z" />
      <path class="e-a" d="M50 14v36l9-9Zm36 36H50l9 9ZM50 86V50l-9 9ZM14 50h36l-9-9Z" />
      <circle class="e-dark" cx="50" cy="50" r="4" />
    </>
  ),
  lantern: (
    <>
      <path class="e-stroke" d="M36 26c0-20 28-20 28 0" />
      <path class="e-a e-line" d="M32 27h36l5 9H27ZM27 76h46l-4 12H31Z" />
      <path class="e-b e-line" d="M30 36h40v40H30Z" />
      <path class="e-light" d="M50 42c9 11 11 17 9 23-2 7-16 7-18 0-2-6 0-12 9-23Z" />
      <path class="e-stroke" d="M40 36v40m20-40v40" />
    </>
  ),
  mountain: (
    <>
      <circle class="e-light" cx="70" cy="28" r="11" />
      <path class="e-b e-line" d="m48 86 26-46 22 46Z" />
      <path class="e-a e-line" d="m4 86 36-64 36 64Z" />
      <path class="e-light e-line" d="m40 22 13 23-7-2-6 7-6-7-7 2Z" />
    </>
  ),
  leaf: (
    <>
      <path class="e-a e-line" d="M18 82C10 44 34 16 84 16c2 48-24 76-66 66Z" />
      <path class="e-stroke" d="M10 92c20-26 38-44 60-60M36 60l-5-20m18 6-2-16M44 54l24 3M33 68l22 7" />
    </>
  ),
  moon: (
    <>
      <path class="e-light e-line" d="M64 14A38 38 0 1 0 84 66 31 31 0 0 1 64 14Z" />
      <path class="e-a" d="m76 22 3 8 8 3-8 3-3 8-3-8-8-3 8-3Zm-8 26 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
    </>
  ),
  key: (
    <>
      <path class="e-a e-line" d="M46 46 82 82l-4 8h-9v-8h-8v-8h-8v-8l-15-14Z" />
      <circle class="e-a e-line" cx="33" cy="33" r="20" />
      <circle class="e-b e-line" cx="29" cy="29" r="7" />
    </>
  ),
  feather: (
    <>
      <path class="e-light e-line" d="M86 10C50 12 26 34 24 66l-3 12 12-3C66 74 86 48 86 10Z" />
      <path class="e-a" d="M80 17C54 40 40 54 30 70l6-1C62 66 78 46 80 17Z" />
      <path class="e-stroke" d="M12 92C24 70 46 44 78 20M52 44l-2-14m-8 24-3-14m24 0 12 1M46 62l16 1" />
    </>
  ),
}
