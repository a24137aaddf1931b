// Parses every known form of a round's name.
import { describe, expect, it } from 'vitest'
import { parseRound } from './round.ts'

const read = (text: string, stage: string | null = null) => parseRound(text, stage)

describe('table rounds', () => {
  it.each([
    ['Matchday 7', 7],
    ['Match day 7', 7],
    ['Week 12', 12],
    ['12. Spieltag', 12],
    ['Spieltag 12', 12],
    ['Jornada 3', 3],
    ['3ª jornada', 3],
    ['Journée 9', 9],
    ['Giornata 38', 38],
    ['Rodada 4', 4],
  ])('%s is round %i', (text, number) => expect(read(text)).toMatchObject({ type: 'matchday', number, section: null, part: null }))

  it.each([
    ['24. Round', 24],
    ['1. Round', 1],
    ['Round 21', 21],
    ['2nd Round', 2],
  ])('%s belongs to a league or a cup', (text, number) => expect(read(text)).toMatchObject({ type: 'numbered', number }))

  it.each([
    ['Regular, Matchday 1', 'league', null, 1],
    ['League, Matchday 3', 'league', null, 3],
    ['League phase, Matchday 8', 'league', null, 8],
    ['Regular Season, Round 21', 'league', null, 21],
    ['Group, Matchday 1', 'groups', null, 1],
    ['Apertura, Matchday 3', 'part', 'apertura', 3],
    ['Clausura, Matchday 17', 'part', 'clausura', 17],
    ['1° Semestre, Matchday 16', 'part', 'first-half', 16],
    ['2° Semestre, Matchday 1', 'part', 'second-half', 1],
    ['Championship, Matchday 10', 'part', 'championship-round', 10],
    ['Playoff I, Matchday 2', 'part', 'championship-round', 2],
    ['Playoff II, Matchday 2', 'part', 'europe-round', 2],
    ['Europe, Matchday 4', 'part', 'europe-round', 4],
    ['ECL Playoffs, Matchday 6', 'part', 'europe-round', 6],
    ['Relegation, Matchday 5', 'part', 'relegation-round', 5],
    ['Playoff, Matchday 1', 'ties', null, 1],
    ['Playoffs, Matchday 1', 'ties', null, 1],
  ])('%s belongs to its section', (text, section, part, number) => expect(read(text)).toMatchObject({ section, part, number, group: null }))

  it('can have their section in a separate field', () => {
    expect(read('Matchday 23', 'Playoffs - Championship')).toMatchObject({ type: 'matchday', part: 'championship-round', number: 23 })
    expect(read('Matchday 46', 'Regular')).toMatchObject({ type: 'matchday', section: 'league', number: 46 })
    expect(read('Semifinals', 'Europa League Finals')).toMatchObject({ type: 'stage', name: { zh: '欧战资格 · 半决赛' } })
    expect(read('Playoffs', 'Playoffs')).toMatchObject({ type: 'stage', name: { zh: '附加赛' } })
  })

  it('of a group have its letter, with and without a matchday', () => {
    expect(read('Group A')).toMatchObject({ type: 'group', group: 'A', number: null })
    expect(read('Group A, Matchday 1')).toMatchObject({ type: 'matchday', group: 'A', number: 1 })
    expect(read('Pool 3, Round 2')).toMatchObject({ group: '3', number: 2 })
    expect(read('Zone North, Matchday 2')).toMatchObject({ type: 'matchday', group: 'Zone North', number: 2 })
  })
})

describe('stages', () => {
  it.each([
    ['Round of 16', '1/8决赛', 'Round of 16', 'Vòng 1/8'],
    ['1/8 finals', '1/8决赛', 'Round of 16', 'Vòng 1/8'],
    ['Quarterfinals', '1/4决赛', 'Quarter-final', 'Tứ kết'],
    ['Quarter-finals', '1/4决赛', 'Quarter-final', 'Tứ kết'],
    ['Semi-finals', '半决赛', 'Semi-final', 'Bán kết'],
    ['Semi Final', '半决赛', 'Semi-final', 'Bán kết'],
    ['Final', '决赛', 'Final', 'Chung kết'],
    ['Third place play-off', '三四名决赛', 'Third-place match', 'Tranh hạng ba'],
    ['Match for third place', '三四名决赛', 'Third-place match', 'Tranh hạng ba'],
    ['Playoffs, 3. Platz', '三四名决赛', 'Third-place match', 'Tranh hạng ba'],
    ['Playoffs, 7. Platz', '第7名决赛', 'Match for place 7', 'Tranh hạng 7'],
    ['Playoffs, 5.-8. Platz Playoffs', '第5至8名排位赛', 'Places 5 to 8', 'Tranh hạng 5 đến 8'],
    ['Knockout round play-offs', '附加赛', 'Play-offs', 'Vòng play-off'],
    ['Finals, Elimination Final', '淘汰决赛', 'Elimination final', 'Chung kết loại'],
    ['Playoff, Semifinals', '半决赛', 'Semi-final', 'Bán kết'],
    ['Playoff, Round 1', '附加赛 · 第1轮', 'Play-offs · Round 1', 'Vòng play-off · Vòng 1'],
    ['Playout, Final', '保级 · 决赛', 'Relegation · Final', 'Trụ hạng · Chung kết'],
    ['Aufstieg, Semifinals', '升级附加赛 · 半决赛', 'Promotion play-offs · Semi-final', 'Play-off thăng hạng · Bán kết'],
    ['Relegation, Direkter Abstieg', '保级 · 降级战', 'Relegation · Relegation match', 'Trụ hạng · Trận xuống hạng'],
    ['ECL Playoff, Final', '欧战资格 · 决赛', 'European play-off · Final', 'Tranh vé châu Âu · Chung kết'],
    ['Apertura Playoffs, Quarterfinals', '开幕联赛 · 1/4决赛', 'Apertura · Quarter-final', 'Apertura · Tứ kết'],
    ['Clausura Playoffs, Play-in round 2', '闭幕联赛 · 附加赛入围赛第2轮', 'Clausura · Play-in round 2', 'Clausura · Vòng play-in 2'],
    ['Clausura Playoffs, Reclassification', '闭幕联赛 · 复赛', 'Clausura · Reclassification', 'Clausura · Vòng vớt'],
    ['Qualifying, Round 2', '资格赛 · 第2轮', 'Qualifying · Round 2', 'Vòng loại · Vòng 2'],
    ['Third Qualifying Round', '资格赛第3轮', 'Qualifying round 3', 'Vòng loại thứ 3'],
    [
      'Qualifying Round 1 - Champions Path',
      '冠军路径 · 资格赛第1轮',
      'Champions Path · Qualifying round 1',
      'Nhánh vô địch · Vòng loại thứ 1',
    ],
    ['Group 2 Play-off', '2组附加赛', 'Group 2 play-off', 'Play-off bảng 2'],
    ['First round', '第一轮', 'First round', 'Vòng một'],
    ['Lamp Shield, Final', 'Lamp Shield · 决赛', 'Lamp Shield · Final', 'Lamp Shield · Chung kết'],
    ['Lamp round, Harbour', 'Lamp round, Harbour', 'Lamp round, Harbour', 'Lamp round, Harbour'],
  ])('%s is translated into three languages', (text, zh, en, vi) => expect(read(text)).toMatchObject({ leg: null, name: { zh, en, vi } }))

  it.each([
    ['Semifinals, 1st leg', 1],
    ['Final, 2nd leg', 2],
    ['Quarter-finals - Leg 2', 2],
    ['Semi-finals (1st leg)', 1],
    ['Final, replay', null],
  ])('%s is read with its leg', (text, leg) => expect(read(text)).toMatchObject({ type: 'stage', leg }))

  it('with unknown names stay unchanged, whatever they contain', () => {
    for (const text of ['', ',', ' - ', 'Lamp', 'Round', 'Matchday', 'Round of', 'constructor', '决赛日'])
      expect(read(text)).toMatchObject({ type: 'stage', number: null, group: null, name: { en: text.trim() } })
  })
})
