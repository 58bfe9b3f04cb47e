// Games that were played by bots, as far as passages of the rulebook are shown in them.

export const games = {
  a1: {
    options: { players: 2 },
    seed: 'shown-6',
    rows: `
0 keep task-2
1 keep task-6
1 pick die-1
0 remove die-4
0 remove die-2
1 pick die-3
0 choose q63
0 way a r-c52-c53 r-c43-c53
0 end
1 choose q36
1 way a r-c25-c35 r-c35-c45
1 visit c35 reroll
1 end
0 pick die-1
1 remove die-2
1 remove die-3
0 pick die-4
0 choose q33
0 way c r-c13-c23
0 end
1 choose q33
1 way c r-c05-c15
1 visit c15 reroll
1 end
1 pick die-1
0 remove die-2
0 remove die-3
1 pick die-5
0 choose q54
0 extra triangle
0 way c r-c21-c31
0 visit c31
0 end
1 choose q45
1 extra triangle
1 way a r-c34-c35 r-c33-c34
1 visit c33
1 end
0 pick die-1
1 remove die-2
1 remove die-3
0 pick die-4
0 choose q22
0 way c r-c33-c43
0 visit c33
0 segment r-c25-c26
0 diagonal x-c41-c52
0 end
1 choose q22
1 way c r-c23-c33
1 end
1 pick die-4
0 remove die-1
0 remove die-2
1 pick die-5
0 choose q65
0 way c r-c22-c23 r-c23-c33
0 end
1 choose q56
1 way c r-c12-c22 r-c22-c23
1 visit c12
1 end
0 pick die-1
1 remove die-4
1 remove die-2
0 pick die-3
0 choose q55
0 way c r-c21-c22
0 end
1 choose q55
1 way a r-c45-c55 r-c55-c56
1 end
1 pick die-2
0 remove die-1
0 remove die-3
1 pick die-5
0 choose q11
0 tourist cross
0 way c r-c04-c05
0 end
1 choose q11
1 tourist square
1 way a r-c10-c11 r-c11-c12
1 end
0 pick die-2
1 remove die-1
1 remove die-3
0 pick die-4
0 choose q34
0 way c r-c40-c41
0 end
1 choose q34
1 way a r-c23-d24 r-c13-c23
1 end
1 pick die-1
0 remove die-2
0 remove die-5
1 pick die-3
0 choose q36
0 way c r-c41-c42
0 end
1 choose q63
1 way c r-c51-c61
1 visit c51
1 segment r-c15-c25
1 end
0 pick die-1
1 remove die-2
1 remove die-5
0 pick die-3
0 choose q53
0 way c r-c61-c62
0 end
1 choose q35
1 way c r-c13-c14
1 end
0 start c31
0 go r-c21-c31
0 go r-c21-c22
0 go r-c22-c23
0 go r-c23-c33
0 go r-c33-c43
0 go r-c43-c53
0 go r-c52-c53
0 go x-c41-c52
0 go r-c40-c41
0 link c26
0 go r-c25-c26
0 finish
1 start c10
1 go r-c10-c11
1 go r-c11-c12
1 go r-c12-c22
1 go r-c22-c23
1 go r-c23-d24
1 link c05
1 go r-c05-c15
1 go r-c15-c25
1 go r-c25-c35
1 go r-c35-c45
1 go r-c45-c55
1 go r-c55-c56
1 finish
`,
  },
}
