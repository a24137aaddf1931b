// Runs one studio request at a time and displays its failure.
import { type Act, useAct } from '../../../ui/layer/use-act.ts'
import { useStudioMessages } from './use-studio-messages.ts'

export const useStudioAct = (): Act => useAct(useStudioMessages())
