// Returns only the changed fields of a form, since another operator may have changed the others meanwhile. Pure.

export function changedOf<T extends object>(stands: T, wanted: T): Partial<T> {
  const names = Object.keys(wanted) as (keyof T)[]
  return Object.fromEntries(names.filter((name) => wanted[name] !== stands[name]).map((name) => [name, wanted[name]])) as Partial<T>
}
