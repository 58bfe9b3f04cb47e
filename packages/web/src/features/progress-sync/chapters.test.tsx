import { joined, type LearningProgress } from '@wayfare/protocol'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../client/online/api.ts'
import { noteProgress, progressOf } from '../learn/chapter-progress.ts'
import { adopt, learntHere } from './local.ts'
import { sendLearnt } from './send.ts'

const GAME = 'arnak'

beforeEach(() => {
  for (const chapter of ['exile', 'guardians', 'temple'])
    noteProgress(GAME, chapter, { reached: false, answered: false, table: null })
})

test('what is sent names the chapters that were finished here, and only those', () => {
  noteProgress(GAME, 'temple', { table: 'begun' })
  expect(learntHere([])[GAME]?.chapters).toBeUndefined()
  noteProgress(GAME, 'exile', { reached: true })
  noteProgress(GAME, 'guardians', { reached: true, answered: true })
  expect(learntHere([])[GAME]?.chapters).toEqual({ reached: ['exile', 'guardians'], answered: ['guardians'] })
})

test('chapters that were finished on another device are finished here, and where one is being played here stays known', async () => {
  noteProgress(GAME, 'exile', { reached: true, answered: true })
  noteProgress(GAME, 'temple', { table: 'begun' })
  const other: LearningProgress = {
    [GAME]: {
      ideas: [],
      help: { chosen: null, chosenAt: 0, finished: 0, made: {}, doubts: {} },
      guided: null,
      chapters: { reached: ['guardians', 'temple'], answered: ['guardians'] },
    },
  }
  await adopt(joined(learntHere([]), other), [])
  expect(progressOf(GAME, 'exile')).toMatchObject({ reached: true, answered: true })
  expect(progressOf(GAME, 'guardians')).toMatchObject({ reached: true, answered: true })
  expect(progressOf(GAME, 'temple')).toEqual({ reached: true, answered: false, table: 'begun' })
})

test('a server from before chapters still learns the rest, and chapters stay on the device', async () => {
  noteProgress(GAME, 'exile', { reached: true })
  const learnt = learntHere([])
  const stored: LearningProgress[] = []
  const older = async (sent: LearningProgress): Promise<LearningProgress> => {
    if ('chapters' in (sent[GAME] ?? {})) throw new ApiError(400, 'bad-request', 'arnak.chapters is unknown')
    stored.push(sent)
    return sent
  }
  await adopt(await sendLearnt(learnt, older), [])
  expect(stored.map((sent) => sent[GAME]?.ideas)).toEqual([learnt[GAME]?.ideas])
  expect(progressOf(GAME, 'exile').reached).toBe(true)
})

test('another refusal is not taken for an older server', async () => {
  noteProgress(GAME, 'exile', { reached: true })
  let asked = 0
  const full = async (): Promise<LearningProgress> => {
    asked++
    throw new ApiError(413, 'too-large', 'there is no room')
  }
  await expect(sendLearnt(learntHere([]), full)).rejects.toThrow('there is no room')
  expect(asked).toBe(1)
})
