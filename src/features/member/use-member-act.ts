// One call at a time, its failure in the words of the personal centre.
import { type Act, useAct } from '../../ui/layer/use-act.ts'
import { useMemberWords } from './use-member-words.ts'

export const useMemberAct = (): Act => useAct(useMemberWords())
