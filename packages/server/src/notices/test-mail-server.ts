// Enough of an SMTP server for a test: it stores the mails it receives.

import { createServer, type Socket } from 'node:net'
import { listenOnLoopback } from './test-context.ts'

type Letter = { from: string; to: string[]; text: string }

export async function mailServer(answers: Readonly<Record<string, string>> = {}) {
  const letters: Letter[] = []
  const server = createServer((socket) => serve(socket, letters, answers))
  return { letters, url: `smtp://127.0.0.1:${await listenOnLoopback(server)}` }
}

function serve(socket: Socket, letters: Letter[], answers: Readonly<Record<string, string>>): void {
  let waiting = ''
  let letter: Letter = { from: '', to: [], text: '' }
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.setEncoding('utf8').on('error', () => {})
  socket.on('data', (chunk: string) => {
    waiting += chunk
    for (let end = next(); end >= 0; end = next()) {
      const part = waiting.slice(0, end)
      waiting = waiting.slice(end + (inData ? 5 : 2))
      if (inData) keep(part)
      else obey(part)
    }
  })
  let inData = false
  const next = () => waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n')
  say('220 test')

  function keep(text: string): void {
    inData = false
    letters.push({ ...letter, text })
    letter = { from: '', to: [], text: '' }
    say('250 kept')
  }

  function obey(line: string): void {
    const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
    const prepared = answers[verb]
    if (prepared !== undefined) return void say(prepared)
    if (verb === 'MAIL') letter.from = line
    if (verb === 'RCPT') letter.to.push(line)
    inData = verb === 'DATA'
    if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say(inData ? '354 go on' : '250 well')
  }
}
