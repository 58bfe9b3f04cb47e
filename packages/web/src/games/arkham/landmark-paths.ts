// Two landmarks for each colour of quarter, in a box of 48: a body, its lines, and what is solid.

export type Landmark = { readonly body: string; readonly line: string; readonly solid?: string }

export const LANDMARKS = {
  red: [
    {
      body: 'M7 21h34v22H7ZM4 21 24 7l20 14Z',
      line: 'M13 43v-7h6v7m4 0v-7h6v7m4 0v-7h4v7M2 43h44M24 7V3',
      solid: 'M10 27h28v5H10ZM24 11.5l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3Z',
    },
    {
      body: 'M16 9h24v34H16Z',
      line: 'M13 9h30M28 9V3l6 1.5L28 6M7 13h6v22H7ZM10 17v1m0 4v1m0 4v1m0 4v0M25 43v-5h6v5M3 43h43',
      solid: 'M21 14h4v4h-4Zm9 0h4v4h-4Zm-9 8h4v4h-4Zm9 0h4v4h-4Zm-9 8h4v4h-4Zm9 0h4v4h-4Z',
    },
  ],
  green: [
    {
      body: 'M16 34C7 34 4 28 7 23c-2-6 3-10 7-9 3-6 12-5 13 1 5 0 8 5 5 9 2 6-3 10-9 10Z',
      line: 'M19 43V25m0 8-5-5m5 2 6-6M3 43h42M34 43v-9h9v9M32.5 34 38.5 28l6 6ZM36 43v-6m5 6v-6',
    },
    {
      body: 'M7 43V21h6v22m22 0V21h6v22',
      line: 'M13 24C15 13 33 13 35 24M17 43V22m5 21V18m5 0v25m5-21v21M13 30h22M3 43h42M24 14V5m-3 3h6',
      solid: 'M10 21l-3.5 0L10 15l3.5 6ZM38 21l-3.5 0L38 15l3.5 6Z',
    },
  ],
  blue: [
    {
      body: 'M19 16h10l4 24H15Z',
      line: 'M18 16v-6h12v6M17 10l7-5.5L31 10ZM15.5 16h17M12 8 3 5m9 7H2m34-4 9-3m-9 7h10M3 43c3-3 5-3 7 0s5 3 7 0 5-3 7 0 5 3 7 0 5-3 7 0 5 3 7 0',
      solid: 'M17 24.5h14l1 6H16Z',
    },
    {
      body: 'M6 31h36l-5 9H11Z',
      line: 'M15 31v-8h16v8M20 23V12h6v11M20 16h6M23 9c2-4 6-2 8-5M36 31V14l6 12M12 31V16L7 27M2 44c3-3 5-3 7 0s5 3 7 0 5-3 7 0 5 3 7 0 5-3 7 0 5 3 8 0',
      solid: 'M20 12h6v4h-6Z',
    },
  ],
  purple: [
    {
      body: 'M9 24 13 14l12-7 10 8 3 10 1 18H10Z',
      line: 'M6 25 12 13 25 6l11 8 5 12M18 10V3l4-1v6M4 43h41',
      solid: 'M16 24l6-1 .5 7-6 .5ZM29 23l5 1-.5 7-5.5-.5ZM22 43l.5-9 6 .3v8.7ZM40 4a5 5 0 1 0 5 7 4.2 4.2 0 0 1-5-7Z',
    },
    {
      body: 'M9 26a15 15 0 0 1 30 0ZM11 29h26v14H11Z',
      line: 'M7 29V26h34v3ZM26 12 41 4l2.5 4.5L30 16M4 43h40M21 43v-8a3 3 0 0 1 6 0v8',
      solid: 'M8 6l.8 2.2L11 9l-2.2.8L8 12l-.8-2.2L5 9l2.2-.8ZM17 3l.5 1.5L19 5l-1.5.5L17 7l-.5-1.5L15 5l1.5-.5Z',
    },
  ],
  yellow: [
    {
      body: 'M16 17h16v26H16Z',
      line: 'M14 17h20M16 17 24 4l8 13M24 4V1M8 43V31h8m16 0h8v12M4 43h40M21 43v-7h6v7M19 24.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM24 21.5v3l2 1.5',
    },
    {
      body: 'M8 27h32v16H8Z',
      line: 'M5 27h38M17 27a7 8 0 0 1 14 0M21 19v-4h6v4M24 15V8m0 0 5 1.5-5 2M4 43h40M13 32v7m5.5-7v7m11-7v7m5.5-7v7M22 43v-9h4v9',
    },
  ],
  white: [
    {
      body: 'M4 43V26l7-8 7 8v17ZM18 43V22l7-9 7 9v21ZM32 43V27l6.5-8 6.5 8v16Z',
      line: 'M14 19v-6h3v8M28 14V8h3v9M2 43h45',
      solid: 'M8.5 28h4v5h-4ZM22.5 25h5v5h-5ZM36 29h4v5h-4ZM23 36h4v7h-4Z',
    },
    {
      body: 'M4 43V28l9-7v7l9-7v7l9-7v22Z',
      line: 'M34 43 36 14h6l2 29ZM2 43h44M38 10c-3-3 2-4 0-7M43 10c-2-2 2-3 1-6',
      solid: 'M8 33h4v4H8Zm8 0h4v4h-4Zm8 0h4v4h-4Z',
    },
  ],
} as const satisfies Record<string, readonly [Landmark, Landmark]>
