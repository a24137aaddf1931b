// Messages to sockets that are not numbered frames of channels.
import type { DirectMessages } from '../../../../contract/live.ts'
import { textFrame } from './frame.ts'

export const directMessage = <Type extends keyof DirectMessages>(type: Type, data: DirectMessages[Type]): Buffer =>
  textFrame(JSON.stringify({ code: 200, type, data }))
