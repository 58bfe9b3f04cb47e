// The HTTP side of the server that this page comes from.

import { callsTo } from '@wayfare/client'

export { ApiError } from '@wayfare/client'

export const call = callsTo('/api')
