import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs files in the same order every time, the largest first, as a clean checkout does: Vitest would go by how long each took and whether it failed, and
 * what one file leaves behind in a server or a document would be met by other files each time.
 */
export class StableSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sized = files.map((file) => ({ file, size: statSync(file.moduleId).size }));
    return sized
      .toSorted(
        (a, b) =>
          groupOf(a.file) - groupOf(b.file) ||
          a.file.project.name.localeCompare(b.file.project.name) ||
          b.size - a.size ||
          a.file.moduleId.localeCompare(b.file.moduleId),
      )
      .map(({ file }) => file);
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}
