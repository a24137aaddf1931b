// Preloaded into a server: moves its clock ahead by the milliseconds in a file. For midnights and missed days, which no test can wait for.
import { openSync, readSync } from 'node:fs'
import { ServerResponse } from 'node:http'

const RealDate = Date
const real = RealDate.now
const file = openSync(process.env.CLOCK_FILE ?? '', 'r')
const text = Buffer.alloc(20)

/** Reads the file on every call, so that a change takes effect immediately. */
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

// Node sets the Date header of responses from its own clock.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...head) {
  this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, head)
}
