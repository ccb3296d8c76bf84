import { conflict, type ImportedLine, invalid, notFound, type Refusal } from '@portal/api/rules';

/** What was brought in together is known to whom it belongs alone. */
export function batchRefusal(batch: { personId: string } | null, actor: { id: string }): Refusal | null {
  return batch === null || batch.personId !== actor.id ? notFound : null;
}

/** The lines that somebody has chosen are in the file, and nothing is wrong with them. */
export function chosenLinesRefusal(lines: readonly ImportedLine[], chosen: readonly number[]): Refusal | null {
  const known = new Map(lines.map((line) => [line.line, line]));
  const isWell = (line: number) => known.get(line)?.problem === null;
  const wrong = chosen.find((line) => !isWell(line));
  return wrong === undefined ? null : invalid('body.lines', `Line ${wrong} cannot be imported.`);
}

export function batchesRefusal(count: number, most: number): Refusal | null {
  return count < most ? null : conflict('There are too many imports.');
}
