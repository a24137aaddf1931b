// Tencent's chat when its service fails; chat-service.test.ts covers what it shares with ours.
import { expect, it, vi } from 'vitest'
import { faceAddress } from '../../../rules/face/face-address.ts'
import { createTencentChat, type TencentNames, type TencentSdk } from './tencent-chat.ts'

it('logs in again after a failed attempt and registers every listener once', async () => {
  const heard: string[] = []
  const login = vi.fn(async (): Promise<object> => ({ code: 0 })).mockRejectedValueOnce(new Error('2801 no network'))
  const sdk = {
    login,
    isReady: () => true,
    on: (name: string) => void heard.push(name),
    off: (name: string) => void heard.splice(heard.indexOf(name), 1),
  }
  const EVENT = { SDK_READY: 'ready', MESSAGE_RECEIVED: 'message', MESSAGE_READ_BY_PEER: 'read', CONVERSATION_LIST_UPDATED: 'list' }
  const service = createTencentChat({
    sdk: sdk as unknown as TencentSdk,
    names: { EVENT, TYPES: {} } as unknown as TencentNames,
    redraw: async (picture) => picture,
  })
  await expect(service.login({ id: '1', userSig: 's' })).rejects.toThrow('2801')
  await service.login({ id: '1', userSig: 's' })
  expect([login.mock.calls.length, heard]).toEqual([2, ['message', 'read', 'list']])
})

const message = (given: object) => ({
  ID: '1',
  type: 'TIMTextElem',
  conversationID: 'C2C2',
  from: '2',
  flow: 'in',
  time: 1,
  status: 'success',
  ...given,
})
const TYPES = { MSG_IMAGE: 'TIMImageElem', MSG_FILE: 'TIMFileElem', MSG_CUSTOM: 'TIMCustomElem', CONV_C2C: 'C2C', CONV_GROUP: 'GROUP' }
const names = { EVENT: {}, TYPES } as unknown as TencentNames
const open = (sdk: object, redraw = async (picture: Blob) => picture) => createTencentChat({ sdk: sdk as TencentSdk, names, redraw })

it('sends a picture re-encoded, under a neutral file name that the SDK accepts', async () => {
  const made: File[] = []
  const sdk = {
    createImageMessage: ({ payload }: { payload: { file: File } }) => {
      made.push(payload.file)
      return message({ type: TYPES.MSG_IMAGE, payload: {}, flow: 'out', status: 'unSend' })
    },
    sendMessage: async (sent: object) => ({ data: { message: sent } }),
  }
  const service = open(sdk, async ({ type }) => new Blob(['bare'], { type }))
  for (const type of ['image/jpeg', 'image/png'])
    await service.send('C2C2', { type: 'image', file: new File(['with its place'], '家门口.HEIC', { type }) })
  expect(made.map(({ name, type }) => [name, type])).toEqual([
    ['picture.jpg', 'image/jpeg'],
    ['picture.png', 'image/png'],
  ])
  expect(await made[0]?.text()).toBe('bare')
})

it('shows pictures and files only from the service’s storage, and avatars only from this host', async () => {
  const file = 'https://1400000001-cn.rich.my-imcloud.com/a.png'
  const list = [
    message({ type: TYPES.MSG_IMAGE, payload: { imageInfoArray: [{ url: file }] }, nick: '老王', avatar: '/media/a.webp' }),
    message({ type: TYPES.MSG_IMAGE, payload: { imageInfoArray: [{ url: 'javascript:alert(1)' }] }, avatar: 'https://evil.example/a.png' }),
    message({ type: TYPES.MSG_FILE, payload: { fileUrl: 'https://evil.example/a.pdf' }, avatar: '//evil.example/a.png' }),
  ]
  const theirs = {
    conversationID: 'C2C2',
    type: 'C2C',
    unreadCount: 0,
    userProfile: { userID: '2', nick: '老王', avatar: 'https://evil.example/a.png' },
  }
  const sdk = {
    getMessageList: async () => ({ data: { messageList: list, nextReqMessageID: '', isCompleted: true } }),
    getConversationList: async () => ({ data: { conversationList: [theirs] } }),
  }
  const service = open(sdk)
  const { list: shown } = await service.messages('C2C2')
  expect(shown.map(({ url, avatar }) => [url, avatar])).toEqual([
    [file, '/media/a.webp'],
    ['', faceAddress('2')],
    ['', faceAddress('2')],
  ])
  expect((await service.conversations())[0]?.userProfile).toEqual({ userID: '2', nick: '老王', avatar: faceAddress('2') })
})
