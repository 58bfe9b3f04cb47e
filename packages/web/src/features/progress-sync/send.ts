// Sends what was learnt, also to a server that is older than this page.

import { type LearningProgress, withoutChapters } from '@wayfare/protocol'
import { ApiError } from '../../client/online/api.ts'

type Post = (learnt: LearningProgress) => Promise<LearningProgress>

/** An older server refuses fields that it does not know: it is told all but the chapters, which stay on this device until there is a newer one. */
export async function sendLearnt(learnt: LearningProgress, post: Post): Promise<LearningProgress> {
  try {
    return await post(learnt)
  } catch (error) {
    const hasChapters = Object.values(learnt).some(({ chapters }) => chapters)
    if (!hasChapters || !(error instanceof ApiError) || error.code !== 'bad-request') throw error
    return post(withoutChapters(learnt))
  }
}
