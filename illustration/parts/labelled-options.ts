/** An option that a family chooses by its label. */
interface LabelledOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

/** Builds a list of options, in order, from a label for each id. */
export function labelledOptions<Id extends string>(
  labels: Readonly<Record<Id, string>>,
): readonly LabelledOption<Id>[] {
  return (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));
}
