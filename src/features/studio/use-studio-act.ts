// One call of the studio at a time, its failure in the studio's words.
import { type Act, useAct } from '../../ui/layer/use-act.ts'
import { useStudioWords } from './use-studio-words.ts'

export const useStudioAct = (): Act => useAct(useStudioWords())
