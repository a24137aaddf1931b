// The step that is open. It is drawn anew for another language, and the focus comes back to the one that was chosen.
import { type RefObject, useEffect, useRef } from 'react'
import type { TeamRef } from '../../../../contract/match/data.ts'
import { AlertStep } from './AlertStep.tsx'
import { LookStep } from './LookStep.tsx'
import { TeamStep } from './TeamStep.tsx'

/** Where the focus goes with the next drawing. */
export type Focus = 'title' | 'language' | null

export interface GuideStepsProps {
  step: number
  focus: RefObject<Focus>
  /** Teams that were found by name and chosen: no list of a league need have them. */
  found: readonly TeamRef[]
  onFind(team: TeamRef): void
  onNext(): void
  onEnd(): void
}

export function GuideSteps({ step, focus, found, onFind, onNext, onEnd }: GuideStepsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const language = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step, and with the first drawing in another language
  useEffect(() => {
    if (focus.current === 'title') title.current?.focus()
    if (focus.current === 'language') language.current?.focus()
    focus.current = null
  }, [step])
  if (step === 0) {
    return (
      <LookStep
        titleRef={title}
        languageRef={language}
        onLanguage={() => {
          focus.current = 'language'
        }}
        onNext={onNext}
      />
    )
  }
  if (step === 1) return <TeamStep titleRef={title} found={found} onFind={onFind} onNext={onNext} />
  return <AlertStep titleRef={title} onEnd={onEnd} />
}
