import { expect, it } from 'vitest'
import { AddressBudgets, SocketBudget } from './address-budgets.ts'

const none = { perSecond: 0, burst: 0 }
const shared = { addressFrames: none, addressTopics: { perSecond: 1, burst: 10 }, addressTokens: none }
const own = { framesPerSecond: 10, frameBurst: 20, reservedFrames: none, reservedTopics: { perSecond: 1, burst: 2 }, reservedTokens: none }

it('lets one socket use up the shared budget, and leaves each neighbor its own', () => {
  const budgets = new AddressBudgets(shared, () => 0)
  const greedy = new SocketBudget(own, budgets.of('192.0.2.1', 10), 0)
  const modest = new SocketBudget(own, budgets.of('192.0.2.1', 10), 0)
  let taken = 0
  while (greedy.take('topics', 1, 0)) taken += 1
  expect(taken).toBe(12)
  expect([modest.take('topics', 2, 0), modest.take('topics', 1, 0), modest.take('topics', 1, 1_000)]).toEqual([true, false, true])
  expect(new SocketBudget(own, budgets.of('192.0.2.2', 10), 0).take('topics', 10, 0)).toBe(true)
})

it('limits all subnets of one IPv6 network together to four times the budget of one', () => {
  let now = 0
  const budgets = new AddressBudgets(shared, () => now)
  const subnets = Array.from({ length: 100 }, (_, subnet) => budgets.of(`2001:db8:1:${subnet}`, 5))
  const open = (): number =>
    subnets.filter((subnet) => {
      const may = subnet.mayOpen(now)
      if (may) subnet.opened()
      return may
    }).length
  expect(open()).toBe(20)
  expect(open()).toBe(0)
  expect(subnets.filter((subnet) => subnet.take('topics', 10, 0))).toHaveLength(4)
  expect(budgets.of('2001:db8:2:1', 5).mayOpen(0)).toBe(true)
  for (const subnet of subnets) while (subnet.sockets > 0) subnet.closed(now)
  now = 300_000
  expect(budgets.of('2001:db8:1:0', 5).mayOpen(now)).toBe(true)
})

it('limits how often an address opens sockets, including those it closes again', () => {
  const budget = new AddressBudgets(shared, () => 0).of('192.0.2.1', 10)
  let opened = 0
  while (budget.mayOpen(0)) opened += 1
  expect(opened).toBe(120)
  expect(budget.mayOpen(1_000)).toBe(true)
})
