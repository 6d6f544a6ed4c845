import { api, ApiError } from "./api";
import type { LevelList } from "./wire";

/** The bots that the server offers: the levels, and those that its host names. */
class Offered {
  list = $state.raw<LevelList | null>(null);

  get bots(): readonly string[] {
    return this.list?.bots ?? [];
  }

  async ask(): Promise<void> {
    try {
      this.list = await api.levels();
    } catch (error) {
      // Whatever keeps the server from answering is told by those who need the answer.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

export const offered = new Offered();
