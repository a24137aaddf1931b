// The pages of the personal centre by their `type` parameter.

export const memberTypes = {
  home: 9,
  profile: 0,
  wallet: 1,
  orders: 2,
  records: 3,
  gifts: 4,
  messages: 5,
  settings: 6,
  broadcast: 7,
  tasks: 8,
  history: 10,
} as const
export type MemberType = (typeof memberTypes)[keyof typeof memberTypes]

export const isMemberType = (type: number | undefined): type is MemberType => Object.values<number | undefined>(memberTypes).includes(type)
