import type { JoinRequest } from './join-flow.ts';

/** The calls of the way in. */
export interface EnterCalls<Status> {
  join(body: JoinRequest['body']): Promise<{ status: Status }>;
  sendFile(questionId: string, file: File): Promise<unknown>;
  cancel(): Promise<unknown>;
}

/** Joins with the answers, then sends each file. When any of it fails, the whole join is cancelled. */
export async function enterCommunity<Status>(request: JoinRequest, calls: EnterCalls<Status>): Promise<Status> {
  try {
    const { status } = await calls.join(request.body);
    for (const upload of request.uploads) await calls.sendFile(upload.questionId, upload.file);
    return status;
  } catch (problem) {
    // What the person needs to hear is that joining failed; a failing cancel adds nothing to it.
    await calls.cancel().catch(() => undefined);
    throw problem;
  }
}
