/** A file that is written while it is sent, for what has no bound. */
export interface ByteStream {
  type: string;
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Makes each part when it is asked for, and none once nobody reads any more. */
export function streamOf(parts: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
