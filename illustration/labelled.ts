/** One of a list a family chooses from. */
interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

/** A list of choices from a label for each id, in their order. */
export function labelled<Id extends string>(labels: Readonly<Record<Id, string>>): readonly Choice<Id>[] {
  return (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));
}
