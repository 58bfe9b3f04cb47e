// Games played by bots, up to the last moment that a passage of the rulebook uses as an example.

export const games = {
  a1: `wayfare-log 1
game arkham 1
table {"ancient":"random","dark":"random","first":"random","light":"random","players":2}
seed shown-6
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
end 143 0ada75b014d80fc6fc9d519a844e82eb7184d9eee091638caae5889cf3a2883a
`,
  a2: `wayfare-log 1
game arkham 1
table {"ancient":"random","dark":"random","first":"random","light":"random","players":2}
seed shown-11
0 keep task-8
1 keep task-4
1 pick die-1
0 remove die-2
0 remove die-3
1 pick die-4
0 choose q44
0 way a r-c33-c34 r-c34-c35
0 visit c33 reroll
0 end
1 choose q44
1 way a r-c33-c34 r-c34-c35
1 visit c35 improvement
1 end
0 pick die-1
1 remove die-3
1 remove die-2
0 pick die-4
0 choose q31
0 way c r-c23-c33
0 end
1 choose q31
1 way c r-c23-c33
1 visit c33
1 segment r-c55-c56
1 end
1 pick die-1
0 remove die-2
0 remove die-3
1 pick die-4
0 choose q55
0 way a r-c45-c55 r-c35-c45
0 visit c35
0 end
1 choose q55
1 way a r-c45-c55 r-c35-c45
1 end
0 pick die-1
1 remove die-2
1 remove die-3
0 pick die-4
0 choose q13
0 way a r-c12-c13 r-c11-c12
0 visit c12 reroll
0 end
1 change die-4 -1
1 choose q36
1 way a r-c25-c35 r-c15-c25
1 visit c15 improvement
1 end
1 pick die-1
0 remove die-2
0 remove die-3
1 pick die-4
0 choose q56
0 way c r-c13-c23
0 end
1 choose q65
1 way a r-c54-c55 r-c53-c54
1 visit c54
1 end
0 pick die-1
1 remove die-2
1 remove die-3
0 pick die-4
0 choose q11
0 way c r-c54-c64
0 visit c54
0 end
1 choose q11
1 way c r-c13-c23
1 end
1 pick die-2
0 remove die-1
0 remove die-3
1 pick die-5
0 choose q51
0 extra cross
end 78 ff92cab28daab163c5216518de239db49a8ddddafa5dd8b06f948c581caf363e
`,
  a3: `wayfare-log 1
game arkham 1
table {"ancient":"random","dark":"random","first":"random","light":"random","players":2}
seed shown-7
0 keep task-1
1 keep task-3
1 pick die-1
0 remove die-5
0 remove die-2
1 pick die-3
0 choose q21
0 way a r-c11-c21 r-c21-c22
0 end
1 choose q12
1 way a r-c11-c12 r-c12-c22
1 visit c12
1 end
0 pick die-1
1 remove die-2
1 remove die-4
0 pick die-3
0 choose q55
0 way c r-c05-c15
0 visit c15
0 diagonal x-c13-c22
0 end
1 choose q55
1 way c r-c21-c22
1 end
1 pick die-1
0 remove die-2
0 remove die-3
1 pick die-4
0 choose q35
0 way c r-c43-d42
0 end
1 choose q35
1 way c r-c31-c41
1 visit c31
1 segment r-c21-c31
1 end
0 pick die-1
1 remove die-2
1 remove die-5
0 pick die-3
0 choose q45
0 way c r-c40-c41
0 end
1 choose q54
1 way c r-c04-c05
1 end
1 pick die-1
0 remove die-5
0 remove die-2
1 pick die-3
0 choose q66
0 way c r-c13-c14
0 end
1 change die-3 +1
1 choose q16
1 way c r-c41-c51
1 visit c51
1 end
0 pick die-1
1 remove die-3
1 remove die-2
0 pick die-4
0 change die-1 +1
0 choose q11
0 way a r-c01-c11 r-c01-c02
0 end
1 choose q61
1 way a r-c50-c51 r-c51-c52
1 end
1 pick die-1
0 remove die-2
0 remove die-3
1 pick die-4
0 choose q15
0 way c r-c12-c22
0 visit c12
0 end
1 choose q15
1 way c r-c52-c53
1 end
0 pick die-1
1 remove die-2
1 remove die-3
0 pick die-4
0 choose q24
0 way c r-c14-c15
0 end
1 choose q42
1 way c r-c53-c54
1 visit c54
1 segment r-c54-c55
1 end
1 pick die-5
0 remove die-1
0 remove die-2
1 pick die-4
0 choose q51
end 98 76e84ee25c7384e1a77f454d01d5dba85c6465f6d024eed6730cb37f74f53a9c
`,
  b1: `wayfare-log 1
game arkham 1
table {"ancient":"random","cell":"cell-90-6","dark":"random","light":"random","players":1}
seed shown-1
0 keep task-5
end 1 70fee65c0fd79d43f8ac7f4a9e09c8d1f64897822ff2d1aa237fcb01e56b3380
`,
}
