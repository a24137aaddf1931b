// Loaded into a server before anything else: its clock is ahead by the milliseconds that a file says. For midnights and
// missed days, which no test can wait for.
import { openSync, readSync } from 'node:fs'
import { ServerResponse } from 'node:http'

const RealDate = Date
const real = RealDate.now
const file = openSync(process.env.CLOCK_FILE ?? '', 'r')
const text = Buffer.alloc(20)

/** Read anew each time: whoever has moved the clock finds it moved at once. */
function now() {
  readSync(file, text, 0, text.length, 0)
  return real() + Number(text.toString('latin1'))
}

globalThis.Date = class MovedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now())
    else super(...args)
  }
  static now() {
    return now()
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate
  }
}

// Node makes the Date of an answer with a clock of its own.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...head) {
  this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, head)
}
