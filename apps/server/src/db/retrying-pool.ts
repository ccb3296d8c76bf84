import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';

type Callback = Parameters<Pool['connect']>[0];

const againMs = 1000;

/**
 * Waits for a connection as long as it takes: until another gives one back, and until the database answers again. For a library that ends the process where it is
 * refused one.
 */
export class RetryingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    return callback === undefined ? this.#connected() : super.connect(callback);
  }

  async #connected(): Promise<PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending) throw error;
        await wait(againMs, undefined, { ref: false });
      }
    }
  }
}
