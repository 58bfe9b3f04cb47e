// HTTP requests to the server of this page.

import { callsTo } from '@wayfare/client'

export { ApiError } from '@wayfare/client'

export const call = callsTo('/api')
