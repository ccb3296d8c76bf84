/** The parts as they are, up to so many bytes: more of them is a failure, before the disk is full. */
export async function* boundedParts(parts: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.byteLength;
    if (bytes > most) throw new Error(`What is written would have more than ${most} bytes`);
    yield part;
  }
}
