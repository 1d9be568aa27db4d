/** A list of players that was opened before there is an event to enter them in. */
let file: File | null = null;

export const broughtPlayers = {
  get now(): File | null {
    return file;
  },
  bring(players: File): void {
    file = players;
  },
  /** Whoever enters them takes them; they are not offered again. */
  forget(): void {
    file = null;
  },
};

/** What holds a list of players, by its name. */
export const isPlayersFile = (name: string): boolean => /\.(?:csv|tsv|txt|sol|sol\.gz)$/i.test(name);
