import type { Page } from '@wayfare/protocol'
import type { ComponentType } from 'preact'

export type Params = Readonly<Record<string, string>>
export type Screen = ComponentType<{ readonly params: Params }>
export type Load = () => Promise<Screen>
/** The screens by the pattern of their address. Each is loaded when it is needed. */
export type Screens = readonly (readonly [pattern: Page, load: Load])[]
