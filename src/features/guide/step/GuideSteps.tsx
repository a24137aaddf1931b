// The current step. A language change remounts it; the focus then returns to the selected language.
import { type RefObject, useEffect, useRef } from 'react'
import type { TeamRef } from '../../../../contract/match/data.ts'
import { AlertStep } from './AlertStep.tsx'
import { AppearanceStep } from './AppearanceStep.tsx'
import { TeamStep } from './TeamStep.tsx'

/** Focus target after the next render. */
export type Focus = 'title' | 'language' | null

export interface GuideStepsProps {
  step: number
  focus: RefObject<Focus>
  /** Teams that the user found by name and selected; they may be in none of the league lists. */
  found: readonly TeamRef[]
  onFind(team: TeamRef): void
  onNext(): void
  onEnd(): void
}

export function GuideSteps({ step, focus, found, onFind, onNext, onEnd }: GuideStepsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const language = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each step, and on the remount after a language change
  useEffect(() => {
    if (focus.current === 'title') title.current?.focus()
    if (focus.current === 'language') language.current?.focus()
    focus.current = null
  }, [step])
  if (step === 0) {
    return (
      <AppearanceStep
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
