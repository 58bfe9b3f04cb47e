// The line icons on a grid of 24, drawn to stay legible at 16. Each has one meaning. `fill` is the solid part.

type Drawing = { readonly line: string; readonly fill?: string }

const DRAWINGS = {
  // ways to play
  play: { line: 'M7 4.5v15l12.5-7.5Z' },
  friends: {
    line: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  },
  screen: { line: 'M3 5h13v10H3ZM8 19h13V9h-2' },
  person: { line: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 21c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7' },
  calendar: { line: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8M9 15l2 2 4-4' },
  table: { line: 'M3 9h18M5 9v11M19 9v11M8 9c0-3 1.8-5 4-5s4 2 4 5' },
  compass: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', fill: 'm16 8-2.5 5.5L8 16l2.5-5.5Z' },
  bot: {
    line: 'M5 9h14v10H5ZM12 9V5M2.5 12.5v3M21.5 12.5v3M9.5 16h5',
    fill: 'M12 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM9 11.3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM15 11.3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  },
  rulebook: { line: 'M12 6c-2.5-2-5.5-2.5-9-2v14.5c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2V4c-3.5-.5-6.5 0-9 2Zm0 0v14.5' },
  lesson: { line: 'M12 4 2 9l10 5 10-5ZM6 11.5V17c3.5 2.5 8.5 2.5 12 0v-5.5M22 9v6' },
  // moves
  pencil: { line: 'M4 20l1.2-4.5L16.5 4.2a1.8 1.8 0 0 1 2.6 0l.7.7a1.8 1.8 0 0 1 0 2.6L8.5 18.8ZM14.5 6.2l3.3 3.3' },
  undo: { line: 'M8.5 4 4 8.5 8.5 13M4.5 8.5H14a5.5 5.5 0 0 1 0 11H8' },
  redo: { line: 'M15.5 4 20 8.5 15.5 13M19.5 8.5H10a5.5 5.5 0 0 0 0 11h6' },
  barrier: { line: 'M4 21V7M20 21V7M4 9h16v5H4ZM8 9l-3 5M13 9l-3 5M18 9l-3 5' },
  dice: { line: 'M4 8l8-4.5L20 8v8l-8 4.5L4 16ZM4 8l8 4.5L20 8M12 12.5v8' },
  branch: { line: 'M6 3.5v17M6 15c0-4 3-5.5 7-5.5h6M15.5 6l3.5 3.5-3.5 3.5' },
  pass: { line: 'm4 6 6 6-6 6M11 6l6 6-6 6M20.5 6v12' },
  wait: { line: 'M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9' },
  check: { line: 'M4.5 12.5 10 18 20 6.5' },
  cross: { line: 'M6 6l12 12M18 6 6 18' },
  refuse: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.7 5.7l12.6 12.6' },
  eye: {
    line: 'M2 12c3-4.6 6.3-6.8 10-6.8s7 2.2 10 6.8c-3 4.6-6.3 6.8-10 6.8S5 16.6 2 12Z',
    fill: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
  },
  hidden: { line: 'M2 12c3-4.6 6.3-6.8 10-6.8s7 2.2 10 6.8c-3 4.6-6.3 6.8-10 6.8S5 16.6 2 12ZM4 21 20 3' },
  lock: { line: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3' },
  pointer: { line: 'M6 3.5 18.5 11l-5.6 1.4L10 18Z' },
  // table
  log: { line: 'M5 3h14v18H5ZM8.5 8h7M8.5 12h7M8.5 16h4' },
  chat: { line: 'M4 4.5h16v11.5h-9L6.5 20v-4H4ZM8 8.7h8M8 12h5' },
  mute: { line: 'M4 4.5h16v11.5h-9L6.5 20v-4H4ZM9.5 7.7l5 5M14.5 7.7l-5 5' },
  flag: { line: 'M6 22V3M6 4c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0' },
  clock: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2.5' },
  crown: { line: 'M4 18 2.5 7 8 11l4-7 4 7 5.5-4L20 18ZM4.5 21h15' },
  trophy: {
    line: 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5H3.5c0 4 1.5 5.5 4.2 5.5M16.5 5.5h4c0 4-1.5 5.5-4.2 5.5M12 14.5v5M8 20.5h8',
  },
  star: { line: 'm12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7Z' },
  chart: { line: 'M4 4v16h16M8.5 16v-4M13 16V7M17.5 16v-6' },
  sheet: { line: 'M5 3h10l4 4v14H5ZM15 3v4h4M8.5 12h7M8.5 16h7' },
  cards: { line: 'M9 4h10v14H9ZM6 7H4.5v13.5H15V18' },
  fit: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  list: {
    line: 'M9 6h11M9 12h11M9 18h11',
    fill: 'M4.5 4.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM4.5 10.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM4.5 16.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  },
  board: { line: 'M3.5 5.5 9 3.5l6 2 5.5-2v15l-5.5 2-6-2-5.5 2ZM9 3.5v15M15 5.5v15' },
  // replay
  replay: { line: 'M5 5v5h5M5.5 9.8A7.8 7.8 0 1 1 4.2 14', fill: 'M10.5 10v6l5-3Z' },
  pause: { line: 'M8.5 5v14M15.5 5v14' },
  step: { line: 'M6 5v14l9-7ZM18.5 5v14' },
  'step-back': { line: 'M18 5v14l-9-7ZM5.5 5v14' },
  speed: { line: 'M4 18a9 9 0 1 1 16 0M12 14l4-5' },
  repeat: {
    line: 'M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4v5.5h-5.5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 20v-5.5h5.5',
  },
  shield: { line: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5' },
  // arrows and counts
  left: { line: 'M14.5 4.5 7 12l7.5 7.5' },
  right: { line: 'M9.5 4.5 17 12l-7.5 7.5' },
  up: { line: 'M4.5 15.5 12 8l7.5 7.5' },
  down: { line: 'M4.5 8.5 12 16l7.5-7.5' },
  back: { line: 'M11 5 4 12l7 7M4.5 12H20' },
  next: { line: 'M13 5l7 7-7 7M19.5 12H4' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  // shell
  help: {
    line: 'M9 9.3a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
    fill: 'M12 16a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z',
  },
  lamp: {
    line: 'M9 17.5h6M10 21h4M12 3a6.5 6.5 0 0 0-4.2 11.5c.8.7 1.2 1.6 1.2 3h6c0-1.4.4-2.3 1.2-3A6.5 6.5 0 0 0 12 3Z',
  },
  info: {
    line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6',
    fill: 'M12 6.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  },
  settings: {
    line: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM9 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  },
  theme: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', fill: 'M12 3a9 9 0 0 1 0 18Z' },
  moon: { line: 'M15 3.5A9 9 0 1 0 20.5 15.5 7.5 7.5 0 0 1 15 3.5Z' },
  sun: {
    line: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8',
  },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  more: {
    line: '',
    fill: 'M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM19 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5',
  },
  qr: {
    line: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2M14 20h2M20 20v-1',
    fill: 'M6.2 6.2h1.6v1.6H6.2ZM16.2 6.2h1.6v1.6h-1.6ZM6.2 16.2h1.6v1.6H6.2Z',
  },
  copy: { line: 'M9 8h11v13H9ZM6 16H4V3h11v2' },
  share: { line: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12' },
  warning: { line: 'M12 3.5 22 20.5H2ZM12 9.5v5', fill: 'M12 16.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z' },
  search: { line: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21' },
  sound: { line: 'M4 9.5v5h3.5l5 4.5V5l-5 4.5ZM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12' },
  silent: { line: 'M4 9.5v5h3.5l5 4.5V5l-5 4.5ZM16 9.5l5 5M21 9.5l-5 5' },
  language: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9Z' },
  offline: { line: 'M3 9c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0M10 17c1.3-1 2.7-1 4 0M4 20 20 4' },
  online: { line: 'M3 9c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0', fill: 'M12 15.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z' },
  trash: { line: 'M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7.5 20.5h9l1-14M10.5 10.5v6M13.5 10.5v6' },
  download: { line: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4.5 15.5v5h15v-5' },
  upload: { line: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M4.5 15.5v5h15v-5' },
  bell: { line: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l2 1.5H4ZM10 21h4M12 5V3' },
  home: { line: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20' },
  keyboard: { line: 'M2.5 6.5h19v11h-19ZM6 10h.1M9.5 10h.1M13 10h.1M16.5 10h.1M7.5 14h9' },
  text: { line: 'M4 18.5 8.5 6 13 18.5M5.5 14.5h6M14.5 18.5 17.5 11l3 7.5M15.5 16h4' },
  bug: {
    line: 'M8 9.5h8v6a4 4 0 0 1-8 0ZM9 9.5V8a3 3 0 0 1 6 0v1.5M12 12v7M8 11 4.5 8.5M16 11l3.5-2.5M8 14.5H3.5M16 14.5h4.5M8.5 17.5 5 20M15.5 17.5 19 20',
  },
  door: { line: 'M6 21V3.5h9V21M3 21h18M15 6h3v15', fill: 'M12 11a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z' },
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof DRAWINGS

export const ICONS: Readonly<Record<IconName, Drawing>> = DRAWINGS
