// Runs one studio request at a time and displays its failure.
import { type Act, useAct } from '../../ui/layer/use-act.ts'
import { useStudioWords } from './use-studio-words.ts'

export const useStudioAct = (): Act => useAct(useStudioWords())
