/** Gaussian elimination for a positive definite matrix, which needs no exchange of rows. */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i] as number[]
    for (const [k, row] of rows.entries()) {
      if (k === i) continue
      const factor = (row[i] as number) / (pivot[i] as number)
      for (let j = i; j <= rows.length; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number)
    }
  }
  return rows.map((row, i) => (row[rows.length] as number) / (row[i] as number))
}
