// The pictures of the four Ancient Ones, drawn in a box of 200 by 120.

import type { AncientId } from '@wayfare/arkham/tables'
import type { ComponentChild } from 'preact'

const PICTURES: Readonly<Record<AncientId, ComponentChild>> = {
  cthulhu: (
    <>
      <path
        d="M62 74C50 30 78 8 100 8s50 22 38 66c-8 8-14 10-22 10H84c-8 0-14-2-22-10Z"
        fill="currentColor"
        fill-opacity=".2"
        stroke="currentColor"
        stroke-width="2"
      />
      <path
        d="M58 70C30 60 18 36 20 14c10 10 20 8 28 6 2 8 8 14 14 16M142 70c28-10 40-34 38-56-10 10-20 8-28 6-2 8-8 14-14 16M20 14c4 20 14 34 34 46M180 14c-4 20-14 34-34 46"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M70 52c8-5 17-3 23 5-9 4-18 3-23-5ZM130 52c-8-5-17-3-23 5 9 4 18 3 23-5Z" fill="currentColor" />
      <path
        d="M84 22c4-4 8-5 12-5M116 22c-4-4-8-5-12-5M100 12v18"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M70 78c-8 14 4 22-4 38M82 82c-6 14 6 20 0 36M95 84c-4 14 4 20 0 34M107 84c4 14-4 20 0 34M118 82c6 14-6 20 0 36M130 78c8 14-4 22 4 38"
        fill="none"
        stroke="currentColor"
        stroke-width="5"
        stroke-linecap="round"
        stroke-opacity=".85"
      />
    </>
  ),
  'yog-sothoth': (
    <>
      <g fill="currentColor" fill-opacity=".16" stroke="currentColor" stroke-width="2">
        <circle cx="100" cy="60" r="30" />
        <circle cx="62" cy="44" r="20" />
        <circle cx="140" cy="42" r="22" />
        <circle cx="66" cy="86" r="22" />
        <circle cx="136" cy="88" r="18" />
        <circle cx="100" cy="22" r="13" />
        <circle cx="100" cy="102" r="12" />
        <circle cx="32" cy="66" r="12" />
        <circle cx="170" cy="68" r="11" />
        <circle cx="40" cy="24" r="7" />
        <circle cx="168" cy="22" r="6" />
        <circle cx="28" cy="98" r="6" />
        <circle cx="168" cy="100" r="7" />
      </g>
      <circle cx="100" cy="60" r="9" fill="var(--card)" stroke="currentColor" stroke-width="2" />
      <path d="M100 47v26" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
      <path
        d="M84 40a30 30 0 0 1 14-8M50 36a16 16 0 0 1 8-7M126 32a18 18 0 0 1 10-7"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  dagon: (
    <>
      <path d="M52 120C46 84 58 40 100 32c42 8 54 52 48 88Z" fill="currentColor" fill-opacity=".2" />
      <path
        d="M52 118C46 84 58 42 100 33c42 9 54 51 48 85"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M100 33C96 20 98 10 104 2c2 12 4 22 2 31M86 36C78 26 76 16 78 8c8 8 14 18 15 26M114 36c8-10 10-20 8-28-8 8-14 18-15 26M72 44C62 38 56 30 55 22c9 4 17 10 22 18M128 44c10-6 16-14 17-22-9 4-17 10-22 18"
        fill="currentColor"
        fill-opacity=".3"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <ellipse cx="78" cy="68" rx="13" ry="10" fill="var(--card)" stroke="currentColor" stroke-width="2" />
      <ellipse cx="122" cy="68" rx="13" ry="10" fill="var(--card)" stroke="currentColor" stroke-width="2" />
      <circle cx="79" cy="68" r="5" fill="currentColor" />
      <circle cx="121" cy="68" r="5" fill="currentColor" />
      <path
        d="M76 94c16-8 32-8 48 0M82 94l3 7 4-9 4 9 4-10 4 10 4-10 4 9 4-9 3 7M58 84c4 3 5 8 4 14M64 88c3 3 4 6 3 11M142 84c-4 3-5 8-4 14M136 88c-3 3-4 6-3 11"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M20 120c-2-16 2-28 10-32l2 14 5-16 5 15 7-11 1 14c4 4 3 10 2 16M180 120c2-16-2-28-10-32l-2 14-5-16-5 15-7-11-1 14c-4 4-3 10-2 16"
        fill="currentColor"
        fill-opacity=".2"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path
        d="M0 113c8-5 14-5 20 0s14 5 20 0 14-5 20 0 14 5 20 0 14-5 20 0 14 5 20 0 14-5 20 0 14 5 20 0 14-5 20 0 14 5 20 0V120H0Z"
        fill="var(--water)"
        stroke="var(--water-line)"
        stroke-width="1.5"
      />
    </>
  ),
  'shub-niggurath': (
    <>
      <path
        d="M82 120c-4-30-30-34-34-62M118 120c4-30 30-34 34-62M100 120V50"
        fill="none"
        stroke="currentColor"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path
        d="M60 78C40 72 24 56 26 30c8 10 14 14 22 18-2-16 4-30 14-38 0 16 6 30 20 36M140 78c20-6 36-22 34-48-8 10-14 14-22 18 2-16-4-30-14-38 0 16-6 30-20 36"
        fill="currentColor"
        fill-opacity=".18"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path
        d="M78 60c4-20 40-20 44 0 2 14-8 34-22 40-14-6-24-26-22-40Z"
        fill="var(--card)"
        stroke="currentColor"
        stroke-width="2"
      />
      <path
        d="M85 64c4-3 8-3 11 1-4 3-8 3-11-1ZM115 64c-4-3-8-3-11 1 4 3 8 3 11-1ZM96 78c2-2 6-2 8 0-2 2-6 2-8 0ZM97 90l3 3 3-3Z"
        fill="currentColor"
      />
      <path
        d="M40 118c0-14 8-18 18-20M160 118c0-14-8-18-18-20M20 100c6-8 14-12 24-12M180 100c-6-8-14-12-24-12"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="50" cy="92" r="3" fill="currentColor" />
      <circle cx="150" cy="92" r="3" fill="currentColor" />
      <circle cx="36" cy="66" r="2.5" fill="currentColor" />
      <circle cx="164" cy="66" r="2.5" fill="currentColor" />
    </>
  ),
}

export function AncientPicture({ id, class: name = '' }: { id: AncientId; class?: string }) {
  return (
    <svg
      class={`ark-ancient-picture ${name}`}
      viewBox="0 0 200 120"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {PICTURES[id]}
    </svg>
  )
}
