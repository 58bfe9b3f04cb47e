// Requests to a web worker, each with its answer as a promise.

type Progress = (done: number, of: number) => void
type Request<Question> = { readonly id: number; readonly question: Question }
type Reply<Answer> = { readonly id: number } & (
  | { readonly answer: Answer }
  | { readonly failed: string }
  | { readonly done: number; readonly of: number }
)

/** The interface for the page. */
export type Answering<Question, Answer> = {
  ask(question: Question, progress?: Progress): Promise<Answer>
  /** Ends the worker. Questions without an answer by then never get one. */
  close(): void
}

export function answeredBy<Question, Answer>(worker: Worker): Answering<Question, Answer> {
  const waiting = new Map<number, (reply: Reply<Answer>) => void>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<Reply<Answer>>) => waiting.get(data.id)?.(data)
  worker.onerror = ({ message }) => {
    for (const [id, hear] of waiting) hear({ id, failed: message || 'the worker did not start' })
  }
  return {
    ask: (question, progress) =>
      new Promise((done, failed) => {
        const id = ++last
        waiting.set(id, (reply) => {
          if ('of' in reply) return progress?.(reply.done, reply.of)
          waiting.delete(id)
          if ('failed' in reply) failed(new Error(reply.failed))
          else done(reply.answer)
        })
        worker.postMessage({ id, question } satisfies Request<Question>)
      }),
    close: () => worker.terminate(),
  }
}

/** The worker's side: answers each question. */
export function answerRequests<Question, Answer>(
  answer: (question: Question, progress: Progress) => Answer | Promise<Answer>,
): void {
  const reply = (message: Reply<Answer>): void => postMessage(message)
  addEventListener('message', async ({ data: { id, question } }: MessageEvent<Request<Question>>) => {
    try {
      reply({ id, answer: await answer(question, (done, of) => reply({ id, done, of })) })
    } catch (error) {
      reply({ id, failed: (error as Error).message })
    }
  })
}
