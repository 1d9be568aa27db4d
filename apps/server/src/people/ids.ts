/** 96 random bits name a row. */
export const ID_BYTES = 12;
