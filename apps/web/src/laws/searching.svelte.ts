/** What is being searched for. It outlives the screen, so that the way back from a law leads to its list. */
export const searching = $state({ query: '' });
