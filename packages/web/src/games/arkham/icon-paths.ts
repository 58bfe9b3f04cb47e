// The icons, drawn in a box of 24 with one stroke width, legible at 16 px. Each has one meaning.

export type Strokes = { readonly line?: string; readonly solid?: string; readonly thin?: string }

export const ICONS = {
  shop: {
    line: 'M4 10v10h16V10M3 6h18l1 4a2.6 2.6 0 0 1-5 .3 2.6 2.6 0 0 1-5 0 2.6 2.6 0 0 1-5 0A2.6 2.6 0 0 1 2 10ZM9 20v-6h6v6',
  },
  gate: {
    line: 'M4 21V11a8 8 0 0 1 16 0v10M2 21h20M12 16.5a3.5 3.5 0 1 1 3.3-4.6c.8 2.7-1 5.8-3.8 6.3M12 13.6a1 1 0 1 1 .9-1.3',
  },
  horror: {
    line: 'M2 13c3-4.6 6.3-6.8 10-6.8s7 2.2 10 6.8c-3 4.4-6.3 6.5-10 6.5S5 17.4 2 13ZM12 2.2v2M5.5 4l1.4 1.8M18.5 4l-1.4 1.8',
    solid: 'M12 8.8c2.2 2.6 2.2 5.8 0 8.4-2.2-2.6-2.2-5.8 0-8.4Z',
  },
  bridge: { line: 'M2 9h20M2 19V9m20 10V9M2 19h3a3.5 4.5 0 0 1 7 0 3.5 4.5 0 0 1 7 0h3M7 9V6m5 3V6m5 3V6M5 6h14' },
  univ: { line: 'M3 21h18M4 9h16L12 3.5ZM6 9v9m4-9v9m4-9v9m4-9v9M4 18h16' },
  star: { solid: 'm12 2.6 2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.5l-6 3.4 1.4-6.7-5-4.6 6.7-.8Z' },
  tome: {
    line: 'M5 4.5A2 2 0 0 1 7 3h12v15H7a2 2 0 0 0 0 3h12v-3M5 4.5V19',
    solid: 'M9.5 10.5c1.8-2.6 4.2-2.6 6 0-1.8 2.6-4.2 2.6-6 0Z',
  },
  reroll: {
    line: 'M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4v5.5h-5.5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 20v-5.5h5.5',
  },
  improve: { line: 'M4 20v-7h6v7ZM7 9.5V3.5M4 6l3-3 3 3M14 8h7M17.5 4.5v7M14 17c0-4 6.5-3.5 6 0-.3 1.5-4 2.5-6 4h6.5' },
  bless: {
    line: 'M12 3v3M5 6l2 2M19 6l-2 2M6 21c0-5 2-7 3-8V9.5a1.5 1.5 0 0 1 3 0V13m0 0V8.5a1.5 1.5 0 0 1 3 0V13c1 1 3 3 3 8',
  },
  coord: { line: 'M7 3v8M3 7h8M13 17h8M6 20 19 5' },
  segment: {
    line: 'M3 17h18M3 17v0M12 4v7M8.5 7.5h7',
    solid: 'M1.9 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM16.9 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z',
  },
  diagonal: {
    line: 'M5 19 19 5',
    solid: 'M2.4 19a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM16.4 5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z',
    thin: 'M3 3h18v18h-18Z',
  },
  task: { line: 'M6 22V3M6 4c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0' },
  link: {
    line: 'M3 12c3-7 6-7 9 0s6 7 9 0',
    solid: 'M1.5 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM18.5 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
  },
  madness: {
    line: 'M12 12.5a1.5 1.5 0 1 1 1.5-1.7c.2 2.5-2 4-4 3.5C6.5 13.5 6 10 7.5 8c2-2.6 6-2.8 8.3-.6 2.6 2.6 2.4 7-.3 9.5-3 2.7-8 2.6-10.8-.5C2.5 13.5 2.6 9 5 6',
  },
  moon: { solid: 'M15.5 3A9.3 9.3 0 1 0 21 15.8 7.8 7.8 0 0 1 15.5 3Z' },
  sun: {
    line: 'M7.4 12a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0ZM12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M19.2 4.8l-2.1 2.1M6.9 17.1l-2.1 2.1',
  },
  pencil: { line: 'M4 20l1.2-4.5L16.5 4.2a1.8 1.8 0 0 1 2.6 0l.7.7a1.8 1.8 0 0 1 0 2.6L8.5 18.8ZM14.5 6.2l3.3 3.3' },
  people: {
    line: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  },
  lock: { line: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3' },
  check: { line: 'M4.5 12.5 10 18 20 6.5' },
  wait: { line: 'M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9' },
  fit: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  no: { line: 'M6 6l12 12M18 6 6 18' },
  dice: { line: 'M4 8l8-4.5L20 8v8l-8 4.5L4 16ZM4 8l8 4.5L20 8M12 12.5v8' },
  play: { line: 'M7 4.5v15l12.5-7.5Z' },
  tourists: {
    line: 'M3.1 6.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM14.2 3.2h6.6v6.6h-6.6ZM6.5 14.2 10.3 20.8H2.7ZM14.5 14.5l6 6m0-6-6 6',
  },
  quarter: { line: 'M3 3v18M21 3v18M1 5h22M1 19h22', solid: 'M6.5 8h11v8h-11Z' },
  crossing: { line: 'M12 2v6M12 16v6M2 12h6M16 12h6', solid: 'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z' },
  close: { line: 'M4 6h16v14H4ZM8 3v5M16 3v5M8 14l3 3 5-6' },
} as const satisfies Record<string, Strokes>

export type IconName = keyof typeof ICONS
