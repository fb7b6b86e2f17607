var __defProp = Object.defineProperty;
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __defNormalProp = (obj, key, value) => key in obj ? __defProp(obj, key, { enumerable: true, configurable: true, writable: true, value }) : obj[key] = value;
var __publicField = (obj, key, value) => __defNormalProp(obj, typeof key !== "symbol" ? key + "" : key, value);
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var __privateMethod = (obj, member, method) => (__accessCheck(obj, member, "access private method"), method);
var _seen, _Processing_instances, convertLabel_fn, addLabel_fn, isNormalized_fn, satisfiesBidiRule_fn, hasRightToLeft_fn, _upToPath, _upToQuery, _upToFragment, _folders, _Base_instances, makeFolder_fn, _href, _schemeEnd, _usernameEnd, _hostStart, _hostEnd, _portEnd, _pathStart, _searchStart, _hashStart, _hasOpaquePath;
import { u as useData, w as withBase } from "./app.js";
import { defineComponent, ref, computed, h } from "vue";
import "vue/server-renderer";
import "./plugin-vue_export-helper.1tPrXgE0.js";
const TABLES = [
  '!#zbs#2U"u"lmhZ2lbeX^CykN( [:ZDT~2}}V^<4}4`N,3Sh7^.:^ YuG`!]dpr/yruiHnZO_~sGJL8Gb(@"B-)fD#3erk^9i%J2i>iCr*fi/U,ScaFU,@{j5|~+sL5-gT18*^[/9v#p0_|]|6y{m(,z 93e-OhNuhN-ZQLg88s9*~GHS @e^p-{]{XwFLUo*D[o_U?1aps4a(PKF"4pL[Q</dM?j,gB8@hv!B3d{v`=-n4<UD%v`X^Z5$[FG:^Ru&X}:|w$c =7D97r!h2;mDVIQpS.)"4{C%MvP^YFsP%UJ[)EN#z,QlI#v!vQYcRj52midVu`srW"Q7Onh}4o}Rh-r=~.6EFB^Ju.&&R?|(Wh^RkP(gTJ[.}rhDOaw2M]$KD5[q8/yg%fL|2~+sF-J[BXdB>-,$^`g,3<uwnvxoT)>V[;owymqFWjKLU0D4=E-=Kb*r0%:dFEp*eZG:#(WkI1KGL)7)H?E?].&)H$o9Z7u/$FrC:%Hw&e/3pfbrt3Lq:raAgSoR1(#6;n`;|raBvqck&&qM3`RDv.5$3m`)a#P-iX|=6C4xR]60ie#fTV|J2i`Wo!g"W"o%<v4Nj52/L0_)$;{LFwD L);brr8ByYv,/&puExL=M54azp-}l~><#-3do(OOQa~*P]JBNM ~]+l|KC_8fR6J)2O=9lNP#/5^[~U`cB)Rz4t}wreC5bL`{,2xF5?]R[!fn5V7`TOf9&:t]FH0#p5Z;b1IK]^1}/b%WA55n,|Vay4Qa`p8p`7j^`-QB24o[OJ{**^$i4d=[ck8BDMWx_j?+`<|zmlu}kK[ CMVRkUL0c6^O.RZ".%FT|+YKx1F?f>Yv2`ZB38x+/IXkxLgOD$y63!BvY O9CB5?B9VWSi^THsS6#6N#wxBKR?Bx*8qp|c,;B_m3q n)Zt"1i)csN"n9zhIMi#EwD2RX]$8QBa^f3Hgj=IZ1E{N|x`("JeB tUNr-F,"pB"jv`!R~<9ax`K -,MK^`O5"jv)W<T%G[ek}abmH5"p!h2JS~{`*]!armj@/7O8>dclR&|z77t0=6s=jtWGQ<q8VtK0{`<xyfwBIfUpg8 `HGFe@QI80is+X2=r|>89d+~w*ZjhL*D0U`KU4q#/XZ "2c_D%u6R";:`wV}spO&;J95TVkBjV37rD^S"]Xe8 Lz!p@W"MLI^dY4>{ol|im#0 $(5i 1?g0w"J}>=UI#vQ*J3Ny]P.(K?c.?{?!%hqk}}=guKQ|z^-/Ot7uSY=5hr3&Ag_Af~,Y[4ItB(iJQ2]P8jSF&KxAj,UadgVKUz&A}<FU_64lW1Gt5pUf_-srm6RV?uFSa]i<pT!C@Gd4amA7!G_5,Z<.ygc^9$*E]<7ENoeEUQ "*3J,f+&(}83?V8O9chGBz6aGLH4l{lBbo2<fJ;Mh/`]cX9B+?+Enklpg{Knc$1d"v"sRz0/m?A);[j7($2VW4o,dW"gQCGttx(W<pyh5YGB8F !{a=)4mF5)a/yiYt%p?kGVU|o|*WYH8eYD_Jf-s+%ew?Ht1!(ZzQ>wpI>N`Y]=a;EP)~lI0}h-u(os^;dZ.MZ<r[keo3^Qp1rFzR MpZ7_*>,_dWg80CCD$[<~3(h_#WJ:H-ho{&{7-c>#Yd^`VoX!)q!G*_8$*7t(wD<OxnJN<EjW-t=o!VEIW6EE![U%,bu:zR.2>ThFr&NqStoK6]c@2@!)_^&QLw=ENH?Y_1OfRW91LE KK;(1{6(I[[b;JI:c1#JJGDHGyxS{C}JXh?m<i:>y""cS^[$D?lU6{"a{_O`0c[mSZx+ cYiNUC0kr`8k0kIAIg:9(V6-XBDE`%kR[hTPD+znPtoL%T?p[h&$6cSxMo3;;g>c+H{CWWu7:+2nU@Ln6c,S{rn,]0m%^1Y=+uMlF<{oX#K*Dr/gQ|H$"] j>Oa(O<U>f63UFnEqZVA5px2j]`n`S]3j$$@2*7jgp1zsZs!Q96:}mKeYxGli;Q+^ZrZzN%rv(*Y!bjO<BQ-Mdz1 kuC2KQOJmmKHzvvPD3qq9UE6D/RS qh~p<lN.PUn[>+qA7s/XZ0"Se63Vi[h-JpzfY1 Hq~HReW0F2Uocg}Gi^fJxOuJUSH-AqQKc&W"!t ?A<1UmXEEk*A9w2N:]>.+[VLh:Y|H@*hr]OLw,}yXHdpP*X$F_BG[sQxz#I97hqp;RZB-l:=6w#M0"?4py@&81*<pTiMqd@5FK_Hnj~]zy*SJ)=4,%fz-c6g_A")$u0VKLE%blB2,yaFOL56[F6P(A7uTQ]nxJu(gG(PX^)<mTsY8R:0G[[sMY6[R^X5[D[r^wa4.GBJ":Z5WcKO"v8)_YOysiHloFuW@gqc[E,(dW$*C}G>"dNzG-;3[R(d53?tz<[#h!&M^_K*VN(_+5^Hy lL{@51,=;Aq+c6@[6aLw.^o7r~^):u{0k|I#DG)GzIN5E(LQ)bI06yQdbMI<|)ojV_$G4I^=6pi{G%U)W!;Nd2MHfpvg#)2jG6a8Y@*v<s4=xWMHZIeA/$;Xi4>b$#(xG%{s(h.{XWQ1HYC{[wW88o=[0%.o )2:G+F#2e|9?I=[&Hch5Io|LUIU34sGCCLw<Q<pj%_$~bM3O]&dcX= c E.`oHSpzJxrI5Dht8kJU8.tfv,B+#Wo=,#=y?"H@!p"&;$?9/J0Mt[[)Ct3cm084` hC#:;k;9J?E8Hf}7k7?8&eWUayDvjWE%4GUk6%j/W?VaPqmzV:N^V0N;#~E:#YtZWVIsiO>vepFaISjBMbTp.rWP)|M&@I"L|0Ri:$4 3AV1 .1El8bt!1] <#@+fv_&HFQ-vt4wx#&~+kZYG5^JTCMQ;&a*7Sf7+|V<.nR>Iu6[1hfU.C$5r0gR&U(?JpEAvlDzd6p(tJ/$8e4Px,>5[fU,#`<HXH4E9(~yK6?"sv<?HZvYF(dq<u{,}(NNrdQQ)szYbE(,Q:|OD{6n<~]ScYAK[7e{`Hoa!R6>o7s$qUKycN,N^[_!)q@#((SR}Zlo7gFhB[v!"D}s.3{N<MXX:F3z"%uS#nGImao:8M^Fnt-U^r:.]Kv n!uC`40|n77g#sQ$>_@bu1E0HV&7pqlnL}-} ;I4 b%->G-I&a(a;5XRR{DW3`y}16HvswUR/6BM11S:%nA[]M,q9cVqa:&^lzrg`~]O@Y0R9t{CCTjILWAxr&4$Kv-n: FMsec|F.Jf*$"p&B@UfqO*h<`~wQwk8bt;)A(P%neVf^8lu[E934V3b4x2m^{hW<._^6+-#gIgc;xv!RFlLx9kN(184Gh8qO{a2vAHdq8:@B9CQM$s3e>dVv_E$9$9r6SMXc5E^,R?22]}toHiT#8|C)(socw?`"c:0cF8hpnD?gF1_RT@WDZ>Lb:JvyV!C)G"pl2#Wm;5CYmUfZxGMM`8%bfpfwqPjRQDS _^dS$mELt+R +NzMF|NKC:e!cj}RxP6w@&klb,Zj4!.ppw ',
  ' 6I713^rdj!=a.*VChU1:[vM3(t1:{$$cT{w4$-~Sh:L!OQc6K]`JAW9~+2!V"fP8;q|}l0+%G$".Dw$`M?ma6xu4Jmc+7~LN{MNA/_mXEi%|!q]y2c$uUFb4x.ck,paip5s|T`S,*JAsR:F.U(_/G;DUlB 4}&WT-(n3E+cX;I,10FY$/Io7Hb/:./6B!)@wdS4$ig`9)Ep-0x?<VKVG@X-.ByLW"PM~JWaKX`tDD?._h0md6pd|p5ByW7La)g=Jj,)]MPUPZ(oz8X_%/wpYUe;eNNLOj|eZ;m@*yFIWyppag=(3=Il*F[nl";3oo,W!>:EJm=vwdd|ls>eRFNsP^Ix4?Rb;/h&k4pA{GR`pP0VY$SND} ;Cu]:me!%cmes.D^lPY.E&fju"W93t!&B&b-6*mbwjRd!8[{{n$kX,D|z9yfED="cp#)>3poY)Q97M+b7 RI{C<rN4Y&^zD%b:%j{)ee^E1(z;!DqrJYX&A8Tg{s#5Aa;=Bv;/^Vtq+:S/[;a0 eQgTVA;K2kW?BVHJnJ3`Ec]tTP(f]eG2$sq94qU&yj:p&-6xEVq9[+f~.s_GX0fZ1caeJF|D/qDN@($"h~xlQ<U:HI$9Jl5XT>=Kh$GzeH%ffF! #ZBp_V.#Z-@wsZVU("$1c4j}6&jRm/R`iB[`bRQVZ$QP_]u- OnFSfN-t#SK"H4OhEiHK#}Ye,~Z|[RaR4VMx7.Z_o57IzG(!Fl`>L-V`@Yur:3iJkUOBRk#>,&nU#GjFm0P>:WR]R!gUcoZJcsrFlqgz-l&MxPkl@HiNG`NE|***@vYq25r#7~Pj&;kJooieY7LLe^2cwnkh)$@pli>JdC1xMN+3O,e_7 cK*Whoa%<b7wH?NKRCEGLk"P|KzD&;Js6skDpSOfu&fOaJ`#@JLPDXLVPY{Ht>.a.Mg]J.J38_Aj{HtwR.AjFa{@Rr5FK-i]b~0OtcFyXM{J=a%-`X2Lo{3H&lnz2+EPmAmNLMy=4-Vx4F>.[3[wqFYcc;f2{!@A2P/.w_^zLZiN-CsOD3l-toV+u75XMP,~[sB=]+:[,W%#;Q^"",/C)?f,}i>*Y*|W)}$WS ~dsNd{o!9J Y&s]pD7`@05vP00k,l)mM|~iNV#P3@V3G6!qK,#.LZaEB72@/g[wFyF;`@5{/*xDz#rediq-;}jSUna:d^7E%;bFx#D){+@MsOvHF"uF_9XSMTHm4VhLeLQqp@<6e,I~=`qpq>;GN8Rgp?3/l<{]mafQ4lF!ie4uV#f||P==+X,l=i mY%q[kq?HUu9NZuoU|22(Eou|!o;J|WDr4-h~Vf/.+OvatR/}:ePB_+#XJ8,sTqr"o;n9&9?$NS`^v#)oLLRwG kOM$~#%"HyWe=-(<R9Zr)rAUck17gLU1T]^h&%fhd}$Sc>7q|O(u5;"0gK]Tg54/>>:C7-Dj9W{%*Q&tZeObq}L/*FzO=ix=xnXhiK0H^$V_:<F7>G)S]Ji|}iCn3gC|D`.8!s]M(&1 AAi.TT 2++)xSF~PBa%oUl=fF8NbJ53K <Co]cY%F,WzR M%Z[U"/G!uZ?:;kR]]x6F!=GOpA#L&7EaJ"iSXK <.4ON`PM ep)m"`9Uy~zIn)<]PRb zn&Z+w/Qkyb$flHtl"R@bdw7KM%xNN<Q.HCvhV.}>:_2b0{)N#LPnb+St:Ot!9](Bu.tRzM~;*l~Poln|e/:V](TFNWbW#lao<~`YQ*%D*n_q4_PTqB1qYOftM3yyyf<>fN(O7{kS~0#Ztv-DYE1U9X|$@B~@w>RC3((rjmG@9QmHY@CSy,K -*`35#G.AS-O1{=WmBqa(%p||L>}F!,A6=&ufSM^+!ew4US=jwT.wwvIx;j`2CvK7ZV^5< N.,v4H2tv8V@8Q2H^|%`}UPV3s]$&^:>gOi3V;&V]QNjEdMgt}MJiPFgLL,;S3PY.&U~g~}"+>6>1mJHvCd"oly}$o^MN]iA`o/066b8^tj79*T>J5)OUe)Dvi!px#zjz>L.>Hcxc."qD"{NRabcoNjC&r|Y@^-JjcR<_"LPcJ`RhI=|E|+r6kofTwgV~Xy_q60_LT0iKx1^of$j)mBI<ZZ{Q[D=2H%DVl[ZSVyF,17+gQs3&}BaWa~f5W(>6%UhuhOHL7w9ef#7%HrwE)?,z`mZAHr~$U=F~*aJkUA7^/"B$N(idXVB>8l%|fs?fQ_tI88*qh{faW!Pfu1f3VHK"Ra"7c!Q+(#(fc[pZFuL{?g(ILrbWGRl:rI@,n<pvS";gXx34qU!(30P&<C!F=xUr`q.l[2v]a``S:%kzn I#eptH:9>pN52(qy/@v%}S/AKd~<_xx=fJKiD8>69t3Q~HB.)O3JBSkf$Nlo#Y}JNmxm0#Z"Qp;^}Qd9`wYt%{GsLh#Wz4E0t!8m*2E~^M%+MG5Zh~R["aoc"9)QGC7{zVQf1A$R)W{^?|1&XN#bI4=aT$q,6S` Tp&#[to~#BWnI+6;tf>< ?Xv/ !xi)6jjT$to| [w:4eYx {5&(hs17IrIZA =K)$j$kk<Drc63M|duiw0"Z5AT>LYg,sE}let2epF?Jb`sE_qgu:nkK.7gpe%5`u(9l+xh/Ly^n*&@k+too+_a}]acs55r>vAp?8xn)7O.loHa?hk}=U*l%c]KRC2q~$wx5@>xdUvGWwGC|Va<plSu}*R/Spp@dA)H5Qm`RJ(VR]qd8#m2A7Mwx5/hJKgXAuUHoyznaLgB5M3V1FOW()NMZknZy0L@)+Dl+YqWl4I_h&x8S[e8*tkzn.Sz!R3Le0}Eb5rR%V3=G >7Yl<n!s%cBHFp;U6elJ.KIn^RMf0pbUag`Z_wiIlF6pi%M;F+8n7~<]RGbd>ES[|tHZR{b._:{"eqixL0Px$klKL7y$(x7}N]M;1R{{}_I0fH?_1Xhn;-={PAbB0MMp=p%zBU"+cNzz0jT9V]EoXM^HS0"ckt0_6b{o.`"Vj}m v[rm-|k^#Lj/9oz.^BeR5GKLLO+,w86444(nk[V]Q`W=MJrYdiHPd^%rO9,f?,B`XS&ya47PpgcB3)oaw>~n^p0>wH8a^Dl#}6OJJs7i44^5?B58-x-,nL`&MK.p8C9%*/@2YE}!E"`]s{WdijGh"@8 ^mW.f])mMGWw^JUvA)2&I"!-jq;.5h29F*)j;>)3A{lbL9/G7V]ah1P^KmpPf+mAyzCV7xjZTBH%q[A|K2NNY]*[$S<yE,z&~"99&7nHueD6)f^`]V+.JR:{sT*"Qnj"<!{[r)V9~bToI)<=01S6 "Ej;3)lB4BcN,~8_[%<h`p:]Zsp {qO{On["Y7~W~Nm^iWs2M|.Wvq;&T5Aj w@ST`sV3R7Sxq~Vcv)f@sd!MS,.SW>@VUw?O|<VT?xHL?6CA4R}E>iM9x!.WqKmj#kY[{4X]YN+QZ-i/.=%_f>$|RWfE~)3y6mJH%{`L?mF8y"Pi&HUmk?cu?pW:U3*QCfYYGfishC"S=0;|jl5qHR=aqHPiq)ME,Vwqt,/x~+:P70MHKaOjB)@YwNr}mY9&I]4 |S5|`y6m/xSWQ^aAK1R~uOsy!~YMKzAb_K7@4Ss4+t$yv*/ DB>2ce8Ov|?egz89HpmVh$IufuclA?@$Uu&`hZT,qO,cKL;R0=HBMkc5,`,nI,C"o|G(h(kk}l]zbWMUR+H3~6SfYCp]kkA89SV uuYFGnM<s+vJ*+:A*u<eL!"IR(y`mD!l*&Kv|S5q0`|y)OR[]G/hj7rUjrv%N{(qP:B[oCkymg9]YQn/As{qSGJv`s{43~xx_AsHF)YIHZ4M3Mi[.R#9bw+<;lO*kJR{Z"7agk&(~p,L*]mS|ruTaV7UVG|})#xsS0;nuS1k7.P0rz?-vJH&<dLIT,VVz0k>Xt01)7<SvokJ1^]x4)^ZuDgqBV>P)nJk$5d38G_4"jSV07w2pja~xpx6Y:TGaRQXweb5<M-;r}loCO3TMMobR9Sl0av>Y^!c#Hd6j"nN{AU!c}~Gn|*4O[]~/#13[mw%i"Oz>68|OO}#m@-2zp657*G~FU#V/? #n5}K_$9@7A*><3qHdb fSMD3bHXa)nEh|O>98"B8dxDqYU,i2@MxKc:*=YhaPsI4pa}b!$OSlg>?`O[g[M+8Gh8!Lw@?Puc3t0=37.,>R`&fG--Q(bAsL$/rw~p,|=F^~Jrh[4du_cXX&xBP;,dk2"wMr5BnsW%,pdqKc#NL_6$tlicMn>g[d4$XV<wp5eiU"J.`P_Mf+ vCI|9$=M)V~&&rq/6f`{a=$(D^gAxlj/oLWw~9t0Nzw/"<V>^hMv)T*||XN<Dfzugo4wH5>#[S~p;TLLS)CQo+,j5diE^sAz@Nad9+3X~k"|0P.g*Uf&M<Jz&J~AnzQl[A/`(LL]An%Y"oEX{YV1Ws%#"D0g-4CxiGv=s#-LsRR~AKJrq^m9QCH^YW|]d4I)e5Z-xMdBlMja`T=P.7":y3wP>Oo3j1CM5X^~7uszz@RuLdV.M}2y,Z"1*O}6Po8Qn751;&muPEPJdv]jiY)h{L_/CtDXem"@(JVKfOLj`Xz-fJ<TrF_{hi_P<C i(uo5>Y&EbMXPZ#GRiA2NkPanJ3z1c6P> 8.7!)>4iSwe-Evf&$?,*L0bWQ.9aJS=&E.icsI.xnO}9Z]I(!3][U`=0HM1|_l}r ;[l#IyDHrA0a0<7fE7NC4nL!y-`<Dq+p(,jqR#Sx?pU6V7j$I4Pd;(?Zy{^0PRp%n:/+;^iuWHjfh%A"CR>&jaEG$v`%J3vT7QvKtUzIA/h-(|~ S!.;,83]v&q"nl ,ByA?(qZgRpn+_`WZxk={#c0nh!<kVeYaAr)yt4J9#*M?t}#r0[7lxH6SYudSN?CdA/zBgu*[2LJxp:|+{ty]^8`et6() 9gzlg&n&$[E(c^$j"27-Hl"]TFx(=Y3W:-Z|{X=<[7$3qr4t9pXJ09U}/3y,)O8]MQ@`_cTb}~ivC!{`F$JaN>Yk<T,iBa/Uy-A7FvX;IEeQI{.vPFK>KZq]Q%Q;]5jYAj5<u%"EF5AX:SCe]PT.j}BP7S2Ze&R+ X::K`HX/[wIYXgVh$*Ly-OP(e$j%/t$@g:h=w-0y@9eRLfown4MpHh>yH]kf#MI>ZU{UeK"}lrJ7~gJv=x$H"[=jqw2yNjuYgPb6KOl}$N>6;kT{~5TeQ2:D&dXM2*1U`R$sUY"M8cNg"G)M1ZjqV_3q87%kRGz8/-M!Ur-E)e;;hIi_;&yh]"r<<vTF,-LWm421i:[K%VS>+5yc*qC_^Ir2 ][*3|W+p_2FLKg_RyG+Wj6%<@hnJ:}GI<F;25zDlmbWuls@P%gr:CXpm^03nN2[,hy1"b?9.=b:7-UrR1nP#a1l6uw}&mAU,q~>rj2)oCh(VRB-&QC43&@$k9pocbAqMUdMYiyiWhrLTbQ+tQt/FhwkRS?R]*gqBLKE0Tmasms=S*&*5(Dw/e+}u?wtovi{7KPW.qlxBGWI7bo`$^@v*H]>EA_P+<)6oz<~.Iu@;$D]<!g27{v;P0?lPZM&G?y};xw/eyeU~{2ci_?N7I69bqh2DR;z57w.?P,J(q%Mu,.fwSzCcn2>5[~F9P!9,#zI(t2>JW*D&B:PIQ)~50P8z|*_HuMgq8]~kd&-aa0eD/.X>:mZClLM@)tlCjr,4^P>@Ud{7Ehc*sxRMzzk^4hr_dx%93CvsTni^s6]4qD=XeLZ[<I2u~(s#Z,j0)GUijSRNDScgJw;t_ecL,+Pv{I+:{vP3dte0XHYbd.,-~R8Nexf#ozbDse3/@;TORn>J=.W.OqhyWv|ufu"yQ^OI%` AVO$nxUiX5<wN&`V9xzQ,/t{I8@@N_f"Mz!qT@v)2[sQ2d.~,e]L@W;e4o0*)&|7zHRg/^#tDk4_1UaWF>"BGq~PlonCkD%CXps#+Sn-mb*9Lkug_80O(L/}kc7f&f1f S48-y]y]jvW"HT.e3{FsO`B!+ro?Qtp#):B6$u|2{}BizJgEKqBXx).* Pv|E0w*uj((sg-ag}KufvvT8>p//%=NcAaV|9+lUWg$H4)6ijnk%CJ]CBStMn qN@0w<=n&+3[,[gb[>(yoZN<BeO3`$(J(gxF}mh_0=2I~w2puah)wG0$ecrz"v;O`!qS;H~yd6PIO3qqy ]Q`M}C>.r0lkHp#Ie|i41j~<P,QF|5+31yt0V}^u"5n!*$5;RBA6zl-Fl[s%#)4CY>vpR77&Ly ',
  '!=D|KmNh&E7!$6R$`e=(e$XwCO4!&zdMy?Sb*sc"0dz8xcw$>7a/OT#0DZ 9l)`sWOTg`1&!b2R.=cujGJVb>EN30/q}@Y4T`,V$)&815zIj&oPO5]@icK7Ea"((2n:)D+Gn{<tIoDk3Bes(&hh^ky:n#c*!v6 PMEi)k9rX6#E~>)x:c7>(y&)tn,=gqGUwp7v%#^)o:-JE?`-bCU Q:Jk~ImZ@U(4 e&8U+c?JaD%6SrlQ(r~R;JOW0>Jd@jF_ M}b)>.[[2v>IO/4dxR)~Bmo;EHH@x5g: P[YEfYdfJyt) `6<Y6}7nn"fk4_`f8]h^Q+y7]09Xz+U17VKO+53n:&f|0/o(`L(a)X8`S=J$s)ljpH^mHMzXAm[+0&%3$<EpR~Uf%A3kCQt{9}xt2XO,j%nyLasnM7!]j7!lSNTNas65MLjfsU$tWK@YD6]ofSjsWX!yC1ELI>=n~#qZ,d1jV!:mF}Wk$V^.:-byzKT_A77{hrE$Dwm5>uMp>QM2F>@88jC><qQr@(:%R/*M%!rZ0:iP$d/wdpl^:w(Sx!}0`/v}6&NS5{XEVRB!Y>!I{GB7o3xwOVEV+zHnhq`ti @,#DdA&t+&+3&MM.S!==rDi@*%aFsb!1*w4wM[%&;BGI+x[BY5CDaPlRFyJ>{m]]^2d3gzuz1%3T,NP@$G2WK3GRu (TJSSIM#8XMf`UY<VWPtsB6M2= V:[.iHa)b{z7vAM2v_LCbE.#7E8sR5h|zF2Kv-X9zsa"wfDAwrO<@{Ov314* CTvKVAO-@=Ag.[qh;-*y_UNd*;=ktr9t-D%!A8"VLc^,Z4=xn4H6;yB[~Kv>i#cQ2PTt^L#^L==0cM>YO~/Gb0ABJ)VmC#6%aWoSECS-F?Ncaf0%UU+uN:itW=|yL5n.|$LYrr]j|_+C`+A)-8b4f%)?mq:fd%x0$Ma`=Xf$,tENR3]!&tl>AK/#s[c|C7)CcQJM}3V-uJ0M2U %oUV#%G=GfG#%X^X"1=6tl3 }<-aF7,LHgs#$Y"!(YJntx0@tqXq^i/xXU9GQLz:YaUT^g0sa[Z"#_w$ Js6t?doQ:6P[9+$UO8X3g Wl =  '
];
function classifyDomain(domain) {
  if (/[\x80-\uffff]/.test(domain)) return "international";
  return /(?:^|\.)xn--/i.test(domain) ? "encoded" : "plain";
}
function hasDnsLength(domain) {
  return domain.length <= 253 && /^[^.]{1,63}(?:\.[^.]{1,63})*$/.test(domain);
}
const Bytes = Uint8Array;
const Floats = Float32Array;
const Integers = Int32Array;
const apply = Reflect.apply;
const defineProperty = Reflect.defineProperty;
const getOwnPropertyDescriptor = Reflect.getOwnPropertyDescriptor;
const ownKeys = Reflect.ownKeys;
const min = Math.min;
const fromCharCode = String.fromCharCode;
const fromCodePoint = String.fromCodePoint;
const BASE$1 = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const DELIMITER = 45;
const MAX_INTEGER = 2147483647;
const FEW = 32;
function adapt(delta, points, isFirst) {
  let rest = isFirst ? delta / DAMP | 0 : delta >> 1;
  rest += rest / points | 0;
  let k = 0;
  while (rest > (BASE$1 - T_MIN) * T_MAX >> 1) {
    rest = rest / (BASE$1 - T_MIN) | 0;
    k += BASE$1;
  }
  return k + ((BASE$1 - T_MIN + 1) * rest / (rest + SKEW) | 0);
}
function threshold(k, bias) {
  return k > bias ? min(k - bias, T_MAX) : T_MIN;
}
const fewKeys = [];
const fewCounts = [];
const fewOrder = [];
function encodeCodePoints(data, start, end, output) {
  const units = output.data;
  let length = output.length;
  for (let i = start; i < end; i++) {
    const c = data[i];
    if (c < INITIAL_N) units[length++] = c;
    else if (c >= 55296 && c <= 57343) return false;
  }
  let handled = length - output.length;
  if (handled > 0) units[length++] = DELIMITER;
  const count = end - start - handled;
  const isShort = count <= FEW;
  const keys = isShort ? fewKeys : new Integers(count);
  const indexes = isShort ? fewCounts : new Integers(count);
  let order = isShort ? fewOrder : new Integers(count);
  for (let i = start, place = 0; place < count; i++) {
    const c = data[i];
    if (c < INITIAL_N) continue;
    const block = place - place % FEW;
    let at = place;
    for (; at > block && keys[order[at - 1]] > c; at--) order[at] = order[at - 1];
    order[at] = place;
    keys[place] = c;
    indexes[place] = i - start - place + at - block;
    place++;
  }
  if (!isShort) order = mergeSort(order, keys, indexes);
  let n = INITIAL_N;
  let next = 0;
  let bias = INITIAL_BIAS;
  for (let k = 0; k < count; k++) {
    const place = order[k];
    const c = keys[place];
    const index = indexes[place];
    let delta = index - next;
    if (c !== n) delta += (c - n) * (handled + 1);
    if (delta > MAX_INTEGER) return false;
    let q = delta;
    let t = threshold(BASE$1, bias);
    for (let next2 = BASE$1; q >= t; t = threshold(next2, bias)) {
      const rest = q - t;
      q = rest / (BASE$1 - t) | 0;
      units[length++] = digitCode(t + rest - q * (BASE$1 - t));
      next2 += BASE$1;
    }
    units[length++] = digitCode(q);
    handled++;
    bias = adapt(delta, handled, k === 0);
    n = c;
    next = index + 1;
  }
  output.length = length;
  return true;
}
function digitCode(digit) {
  return digit < 26 ? digit + 97 : digit - 26 + 48;
}
function mergeSort(order, keys, counts) {
  const step = keys === counts ? 1 : 0;
  const size = order.length;
  let source = order;
  let target = new Integers(size);
  for (let half = step === 1 ? 1 : FEW; half < size; half *= 2) {
    for (let from = 0; from < size; from += 2 * half) {
      const middle = min(from + half, size);
      const to = min(middle + half, size);
      let left = from;
      let right = middle;
      for (let at = from; at < to; at++) {
        const passed = left - from;
        const isLeft = left < middle && (right === to || keys[source[left]] <= keys[source[right]] + step * passed);
        const item = source[isLeft ? left++ : right++];
        if (!isLeft) counts[item] += passed;
        target[at] = item;
      }
    }
    const sorted = target;
    target = source;
    source = sorted;
  }
  return source;
}
function decodeCodePoints(source, start, end, target) {
  let basicEnd = end - 1;
  while (basicEnd > start && source.data[basicEnd] !== DELIMITER) basicEnd--;
  if (basicEnd < start) basicEnd = start;
  const points = [];
  const places = [];
  let length = basicEnd - start;
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = length > 0 ? basicEnd + 1 : start; at < end; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE$1; ; k += BASE$1) {
      if (at >= end) return false;
      const digit = digitValue$1(source.data[at++]);
      if (digit < 0 || digit > (MAX_INTEGER - i) / weight) return false;
      i += digit * weight;
      const t = threshold(k, bias);
      if (digit < t) break;
      if (weight > MAX_INTEGER / (BASE$1 - t)) return false;
      weight *= BASE$1 - t;
    }
    length++;
    bias = adapt(i - before, length, before === 0 && points.length === 0);
    n += i / length | 0;
    if (n > 1114111 || n >= 55296 && n <= 57343) return false;
    i %= length;
    points[points.length] = n;
    places[places.length] = i;
    i++;
  }
  let order = new Integers(points.length);
  for (let k = 0; k < order.length; k++) order[k] = order.length - 1 - k;
  order = mergeSort(order, places, places);
  let basic = start;
  for (let place = 0, next = 0; place < length; place++) {
    const k = order[next];
    if (k !== void 0 && places[k] === place) {
      target.data[target.length++] = points[k];
      next++;
    } else target.data[target.length++] = source.data[basic++];
  }
  return true;
}
function digitValue$1(c) {
  if (c >= 97 && c <= 122) return c - 97;
  if (c >= 65 && c <= 90) return c - 65;
  return c >= 48 && c <= 57 ? c - 48 + 26 : -1;
}
const KEPT_CAPACITY = 4096;
class CodePoints {
  constructor() {
    __publicField(this, "data", []);
    __publicField(this, "length", 0);
  }
  /** Empties it, and lets go of the memory when it had to grow large, which it may never again. */
  clear() {
    this.length = 0;
    if (this.data.length > KEPT_CAPACITY) this.data = [];
  }
}
const CHUNK = 1024;
function unitsToString(data, start, end) {
  let text = "";
  for (let from = start; from < end; from += CHUNK) {
    const units = [];
    for (let i = from; i < end && i < from + CHUNK; i++) units[i - from] = data[i];
    text += apply(fromCharCode, null, units);
  }
  return text;
}
const RELAXED = {
  checkHyphens: false,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: false,
  ignoreInvalidPunycode: false,
  verifyDnsLength: false
};
function hasNoAsciiCriteria(options) {
  return !options.checkHyphens && !options.useStd3AsciiRules;
}
const DISALLOWED = 0;
const VALID = 1;
const IGNORED = 2;
const MAPPED_BY_OFFSET = 3;
const MAPPED_TO_ONE = 4;
const MAPPED_TO_MANY = 5;
const STATUS_MASK = 7;
const MARK = 1 << 3;
const BIDI_SHIFT = 4;
const BIDI_MASK = 7 << BIDI_SHIFT;
const BIDI_L = 1 << BIDI_SHIFT;
const BIDI_R_AL = 2 << BIDI_SHIFT;
const BIDI_AN = 3 << BIDI_SHIFT;
const BIDI_EN = 4 << BIDI_SHIFT;
const BIDI_NSM = 5 << BIDI_SHIFT;
const BIDI_NEUTRAL = 6 << BIDI_SHIFT;
const MAY_BE_RIGHT_TO_LEFT = 2 << BIDI_SHIFT;
const JOINING_SHIFT = 7;
const JOINING_MASK = 7 << JOINING_SHIFT;
const JOINING_L = 1 << JOINING_SHIFT;
const JOINING_R = 2 << JOINING_SHIFT;
const JOINING_D = 3 << JOINING_SHIFT;
const JOINING_T = 4 << JOINING_SHIFT;
const COMBINING_SHIFT = 10;
const COMBINING_MASK = 255 << COMBINING_SHIFT;
const VIRAMA = 9 << COMBINING_SHIFT;
const COMPOSES = 1 << 18;
const LEFT_INVALID = 1 << 19;
const HAS_JOINER = 1 << 20;
const FIRST_RELEVANT = 768;
const S_BASE = 44032;
const L_BASE = 4352;
const V_BASE = 4449;
const T_BASE = 4519;
const L_COUNT = 19;
const V_COUNT = 21;
const T_COUNT = 28;
const S_COUNT = L_COUNT * V_COUNT * T_COUNT;
function normalizeCodePoints(data, points, start) {
  decompose(data.compositions, points, start);
  reorder(data, points.data, start, points.length);
  points.length = compose(data, points.data, start, points.length);
}
function decompose(compositions, points, start) {
  const { data, length } = points;
  const source = [];
  for (let i = start; i < length; i++) source[i - start] = data[i];
  points.length = start;
  for (let i = 0; i < source.length; i++) decomposeOne(compositions, source[i], points);
}
function decomposeOne(compositions, c, points) {
  const parts = c < 192 ? void 0 : compositions.decompose(c);
  if (parts === void 0) points.data[points.length++] = c;
  else {
    decomposeOne(compositions, parts[0], points);
    if (parts.length > 1) points.data[points.length++] = parts[1];
  }
}
function reorder(data, points, start, end) {
  let runStart = start;
  let last = 0;
  let isSorted = true;
  for (let i = start; i <= end; i++) {
    const combining = i < end ? data.combiningClass(points[i]) : 0;
    if (combining === 0) {
      if (!isSorted) sortRun(data, points, runStart, i);
      runStart = i + 1;
      isSorted = true;
    } else if (combining < last) isSorted = false;
    last = combining;
  }
}
function sortRun(data, points, start, end) {
  const byClass = [];
  for (let i = start; i < end; i++) {
    const group = byClass[data.combiningClass(points[i])];
    if (group === void 0) byClass[data.combiningClass(points[i])] = [points[i]];
    else group[group.length] = points[i];
  }
  let at = start;
  for (let k = 0; k < byClass.length; k++) {
    const group = byClass[k];
    if (group !== void 0) for (let i = 0; i < group.length; i++) points[at++] = group[i];
  }
}
function compose(data, points, start, end) {
  let starter = -1;
  let last = 0;
  let to = start;
  for (let i = start; i < end; i++) {
    const c = points[i];
    const combining = data.combiningClass(c);
    const isReachable = starter === to - 1 || last !== 0 && last < combining;
    if (c >= FIRST_RELEVANT && starter >= 0 && isReachable) {
      const composite = composeHangul(points[starter], c) || data.compositions.compose(points[starter], c);
      if (composite !== 0) {
        points[starter] = composite;
        continue;
      }
    }
    if (combining === 0) starter = to;
    last = combining;
    points[to++] = c;
  }
  return to;
}
function composeHangul(first, second) {
  const vowel = second - V_BASE;
  if (vowel >= 0 && vowel < V_COUNT) {
    const leading2 = first - L_BASE;
    if (leading2 < 0 || leading2 >= L_COUNT) return 0;
    return S_BASE + (leading2 * V_COUNT + vowel) * T_COUNT;
  }
  const trailing = second - T_BASE;
  if (trailing <= 0 || trailing >= T_COUNT) return 0;
  const syllable = first - S_BASE;
  if (syllable < 0 || syllable >= S_COUNT || syllable % T_COUNT !== 0) return 0;
  return first + trailing;
}
const KNOWN_LETTERS = [
  // Latin, Greek, Cyrillic, Devanagari, Thai, kana, Han, Hangul
  [
    VALID | BIDI_L,
    0,
    1,
    [
      97,
      25,
      101,
      23,
      2,
      7,
      50,
      0,
      607,
      0,
      28,
      34,
      98,
      47,
      1189,
      53,
      1224,
      47,
      2,
      0,
      14,
      6,
      8639,
      2,
      58,
      85,
      11,
      89,
      2,
      2,
      770,
      6591,
      65,
      20991,
      3073,
      11171
    ]
  ],
  [VALID | BIDI_L, 0, 2, [257, 46, 6, 2, 3, 4, 4, 6, 3, 44, 3, 4, 155, 2, 630, 46, 6626, 88]],
  [VALID | MARK | BIDI_L, 0, 1, [2307, 0, 59, 2, 9, 3]],
  [VALID | MARK | BIDI_NSM | JOINING_T, 0, 1, [2304, 2, 63, 7, 1257, 0, 3, 3, 16, 0, 5, 2]],
  [VALID | MARK | BIDI_NSM | JOINING_T | VIRAMA, 0, 1, [2381, 0]],
  [VALID | MARK | BIDI_NSM | JOINING_T | 107 << COMBINING_SHIFT, 0, 1, [3656, 3]],
  // Hebrew, Arabic
  [VALID | BIDI_R_AL, 0, 1, [1488, 26, 55, 0]],
  [VALID | BIDI_R_AL | JOINING_R, 0, 1, [1570, 3, 2, 0, 2, 0, 6, 3, 22, 0, 64, 17]],
  [
    VALID | BIDI_R_AL | JOINING_D,
    0,
    1,
    [1568, 0, 6, 0, 2, 0, 2, 4, 5, 12, 2, 6, 2, 1, 47, 14, 19, 37, 13, 0]
  ],
  [VALID | BIDI_EN, 0, 1, [48, 9]],
  // The hyphen, the joiners, emoji
  [VALID | BIDI_NEUTRAL, 0, 1, [45, 0, 8159, 1, 1523, 171, 117845, 984]],
  // Capitals
  [MAPPED_BY_OFFSET, 1, 2, [256, 46, 6, 2, 3, 4, 4, 6, 3, 44, 3, 4]],
  [MAPPED_BY_OFFSET, 32, 1, [192, 22, 2, 6, 691, 16, 2, 8, 101, 31]],
  [MAPPED_BY_OFFSET, 80, 1, [1024, 15]],
  // Full-width ASCII, the ideographic full stop
  [MAPPED_BY_OFFSET, 32 - 65280, 1, [65281, 31, 27, 35]],
  [MAPPED_BY_OFFSET, 97 - 65313, 1, [65313, 25]],
  [MAPPED_BY_OFFSET, 46 - 12290, 1, [12290, 0]]
];
const FIRST_KNOWN = 128;
function addKnownLetters(ids, words, offsets) {
  for (let row = 0; row < KNOWN_LETTERS.length; row++) {
    const [word, offset, step, ranges] = KNOWN_LETTERS[row];
    const id = FIRST_KNOWN + row;
    words[id] = word;
    offsets[id] = offset;
    let end = 0;
    for (let i = 0; i < ranges.length; i += 2) {
      const start = end + ranges[i];
      end = start + ranges[i + 1];
      if (step === 1) ids.fill(id, start, end + 1);
      else for (let at = start; at <= end; at += step) ids[at] = id;
    }
  }
}
const NODES_PER_CONTEXT = 21 * 16;
const EVEN_NODE = 0;
const RADIX = 93;
const LEAST_RANGE = RADIX ** 3;
const ODDS_BITS = 15;
const EVEN_ODDS = 16384;
const MEMORY = 7;
const FRESH = 2.2;
function numberReader(text, contexts) {
  const leans = new Floats(contexts * NODES_PER_CONTEXT);
  const seen = new Bytes(contexts * NODES_PER_CONTEXT);
  let position = 0;
  let range = 1;
  let code = 0;
  return (context, other = context) => {
    let digits = 1;
    let value = 1;
    let left = -1;
    let node = 16;
    for (; ; ) {
      while (range < LEAST_RANGE) {
        const c = text.charCodeAt(position++);
        range *= RADIX;
        code = code * RADIX + c - (c > 92 ? 34 : c > 39 ? 33 : 32);
      }
      const a = context * NODES_PER_CONTEXT + node;
      const b = other * NODES_PER_CONTEXT + node;
      const leanA = leans[a];
      const leanB = leans[b];
      const weightA = seen[a] + FRESH;
      const weightB = seen[b] + FRESH;
      const lean = (leanA * weightA + leanB * weightB) / (weightA + weightB);
      const bound = (range >>> ODDS_BITS) * (EVEN_ODDS + (lean * EVEN_ODDS | 0));
      const isTrue = code < bound;
      if (isTrue) range = bound;
      else {
        code -= bound;
        range -= bound;
      }
      if (node > EVEN_NODE) {
        const outcome = isTrue ? 1 : -1;
        leans[a] = leanA + (outcome - leanA) / weightA;
        leans[b] = leanB + (outcome - leanB) / weightB;
        if (weightA < MEMORY + FRESH) seen[a]++;
        if (weightB < MEMORY + FRESH && a !== b) seen[b]++;
      }
      if (left < 0) {
        if (isTrue) {
          digits++;
          node += 16;
          continue;
        }
        left = digits - 1;
      } else {
        value = value * 2 + (isTrue ? 1 : 0);
        left--;
      }
      if (left === 0) return value - 1;
      node = value < 16 ? digits * 16 + value : EVEN_NODE;
    }
  };
}
function readAscending(next, context) {
  const numbers = [];
  const count = next(context);
  let last = -1;
  for (let i = 0; i < count; i++) {
    last += next(context) + 1;
    numbers[i] = last;
  }
  return numbers;
}
function unfoldSign(folded) {
  return folded >> 1 ^ -(folded & 1);
}
const IN_COUNT = 0;
const IN_STATUS_AND_MARK = 1;
const IN_BIDI_AND_JOINING = 2;
const IN_COMBINING = 3;
const IN_OFFSET = 4;
const IN_CLASS_OF_RUN = 5;
const IN_CLASS_OF_SECOND = 133;
const IN_LENGTH_OF_RUN = 261;
const IN_LENGTH_FROM_ROW = 389;
const CLASS_CONTEXTS = 405;
const ROW_MASK = 15;
const DENSE = 262144;
const TAGS = 917504;
const TAGS_SIZE = 4096;
const SLOTS = DENSE + TAGS_SIZE;
function slotOf(codePoint) {
  if (codePoint < DENSE) return codePoint;
  const slot = codePoint - (TAGS - DENSE);
  return slot >= DENSE && slot < SLOTS ? slot : -1;
}
function classesOf(text) {
  const words = new Integers(256);
  const offsets = new Integers(256);
  const ids = new Bytes(SLOTS);
  const mapped = [];
  addKnownLetters(ids, words, offsets);
  let next = null;
  let end = 0;
  let id = 0;
  let idBefore = 0;
  function open2() {
    const reader = numberReader(text, CLASS_CONTEXTS);
    const count = reader(IN_COUNT);
    for (let id2 = 1; id2 <= count; id2++) {
      const word = reader(IN_STATUS_AND_MARK) | reader(IN_BIDI_AND_JOINING) << BIDI_SHIFT | reader(IN_COMBINING) << COMBINING_SHIFT;
      words[id2] = word;
      if (word === MAPPED_BY_OFFSET) offsets[id2] = unfoldSign(reader(IN_OFFSET));
    }
    return reader;
  }
  function decodeRun(reader) {
    const before = id;
    id = reader(IN_CLASS_OF_RUN + id, IN_CLASS_OF_SECOND + idBefore);
    idBefore = before;
    const start = end;
    end += reader(IN_LENGTH_OF_RUN + id, IN_LENGTH_FROM_ROW + (start & ROW_MASK)) + 1;
    const word = words[id + 1];
    const isMapped = word === MAPPED_TO_ONE || word === MAPPED_TO_MANY;
    for (let slot = start; slot < end; slot++) {
      ids[slot] = id + 1;
      if (isMapped) mapped[mapped.length] = slot;
    }
  }
  return {
    words,
    offsets,
    ids,
    mapped,
    of(slot) {
      if (ids[slot] === 0) {
        next ?? (next = open2());
        while (slot >= end) decodeRun(next);
      }
      return ids[slot];
    }
  };
}
const IN_SECOND = 0;
const IN_COMPOSITIONS = 1;
const IN_FIRST = 2;
const IN_FIRST_OF_SECOND = 4;
const IN_GAP = 132;
const IN_GAP_AFTER = 164;
const IN_SECOND_ID = 292;
const IN_SECOND_AFTER_GAP = 420;
const COMPOSITION_CONTEXTS = 452;
function compositionsOf(text) {
  const next = numberReader(text, COMPOSITION_CONTEXTS);
  const composites = { __proto__: null };
  const parts = { __proto__: null };
  const seconds = readAscending(next, IN_SECOND);
  const count = next(IN_COMPOSITIONS);
  let composite = -1;
  let gap = 0;
  let first = 0;
  let id = 0;
  for (let i = 0; i < count; i++) {
    gap = next(IN_GAP + min(gap, 31), IN_GAP_AFTER + id);
    composite += gap + 1;
    const lastId = id;
    id = next(IN_SECOND_ID + lastId, IN_SECOND_AFTER_GAP + min(gap, 31));
    first += unfoldSign(next(IN_FIRST + (id > lastId ? 1 : 0), IN_FIRST_OF_SECOND + id));
    const second = seconds[id];
    composites[second] ?? (composites[second] = { __proto__: null });
    composites[second][first] = composite;
    parts[composite] = [first, second];
  }
  return {
    compose: (first2, second) => {
      var _a;
      return ((_a = composites[second]) == null ? void 0 : _a[first2]) ?? 0;
    },
    decompose: (composite2) => parts[composite2],
    seconds
  };
}
const IN_ALPHABET = 0;
const IN_LETTER = 1;
const IN_LETTER_BELOW = 17;
const IN_TARGET_LENGTH = 81;
const IN_REGION = 113;
const IN_REGION_OF_BLOCK = 116;
const IN_TARGET = 180;
const IN_TARGET_AFTER = 372;
const TARGET_CONTEXTS = 393;
const LETTER_MASK = 63;
const BLOCKS = 64;
function blockOf(slot) {
  return (slot >> 10) % BLOCKS;
}
const clz32 = Math.clz32;
function digitsOf(number) {
  return 32 - clz32(number + 1);
}
function targetsOf(text, classes) {
  const next = numberReader(text, TARGET_CONTEXTS);
  const alphabet = readAscending(next, IN_ALPHABET);
  const targets = { __proto__: null };
  let size = 0;
  const ones = [0, 0, 0];
  let region = 0;
  let distance = 0;
  let many = [];
  function read(slot) {
    if (classes.words[classes.of(slot)] !== MAPPED_TO_MANY) {
      const block = blockOf(slot);
      region = next(IN_REGION + region, IN_REGION_OF_BLOCK + block);
      distance = next(IN_TARGET + region * BLOCKS + block, IN_TARGET_AFTER + digitsOf(distance));
      ones[region] += unfoldSign(distance) + 1;
      return [ones[region]];
    }
    const length = next(IN_TARGET_LENGTH + many.length) + 2;
    const letters = [];
    let number = 0;
    for (let i = 0; i < length; i++) {
      const above = many[i] ?? 0;
      number = next(
        IN_LETTER + min(i, 3) * 4 + min(digitsOf(number), 3),
        IN_LETTER_BELOW + (above & LETTER_MASK)
      );
      letters[i] = above + unfoldSign(number);
    }
    many = letters;
    const target = [];
    for (let i = 0; i < length; i++) target[i] = alphabet[letters[i]];
    return target;
  }
  return {
    of(slot) {
      for (; ; ) {
        const target = targets[slot];
        if (target !== void 0) return target;
        const mapped = classes.mapped[size++];
        targets[mapped] = read(mapped);
      }
    }
  };
}
function unicodeOf(texts) {
  const classes = classesOf(texts[0]);
  let targets = null;
  let compositions = null;
  const unicode = {
    classes,
    get targets() {
      targets ?? (targets = targetsOf(texts[1], classes));
      return targets;
    },
    get compositions() {
      compositions ?? (compositions = compositionsOf(texts[2]));
      return compositions;
    },
    combiningClass: (c) => c < FIRST_RELEVANT ? 0 : (wordOf(unicode, c) & COMBINING_MASK) >> COMBINING_SHIFT
  };
  return unicode;
}
function wordOf({ classes }, codePoint) {
  const slot = slotOf(codePoint);
  if (slot < 0) return DISALLOWED;
  const id = classes.ids[slot];
  return classes.words[id === 0 ? classes.of(slot) : id];
}
function setOf(bidi) {
  return 1 << (bidi >> BIDI_SHIFT);
}
function satisfiesBidiRule(unicode, data, start, end) {
  if (start === end) return true;
  const first = wordOf(unicode, data[start]) & BIDI_MASK;
  const isRightToLeft = first === BIDI_R_AL;
  if (!isRightToLeft && first !== BIDI_L) return false;
  let seen = 0;
  let last = first;
  for (let i = start; i < end; i++) {
    const bidi = wordOf(unicode, data[i]) & BIDI_MASK;
    seen |= setOf(bidi);
    if (bidi !== BIDI_NSM) last = bidi;
  }
  const letters = isRightToLeft ? setOf(BIDI_R_AL) | setOf(BIDI_AN) : setOf(BIDI_L);
  if ((seen & ~(letters | setOf(BIDI_EN) | setOf(BIDI_NEUTRAL) | setOf(BIDI_NSM))) !== 0)
    return false;
  const numbers = setOf(BIDI_EN) | setOf(BIDI_AN);
  if ((seen & numbers) === numbers) return false;
  return (setOf(last) & (letters | setOf(BIDI_EN))) !== 0;
}
function findNotNormalized(unicode, points, start) {
  const { data, length } = points;
  let last = 0;
  let from = start;
  for (let i = start; i < length; i++) {
    const c = data[i];
    const word = c < FIRST_RELEVANT ? 0 : wordOf(unicode, c);
    const combining = word & COMBINING_MASK;
    if ((word & COMPOSES) !== 0 || combining !== 0 && combining < last) return from;
    if (combining === 0) from = i;
    last = combining;
  }
  return length;
}
function isAsciiDigit(c) {
  return c >= 48 && c <= 57;
}
function isAsciiHexDigit(c) {
  return hexValue(c) !== -1;
}
function isAsciiAlpha(c) {
  const lower = c | 32;
  return lower >= 97 && lower <= 122;
}
function isAsciiAlphanumeric(c) {
  return isAsciiDigit(c) || isAsciiAlpha(c);
}
function isC0ControlOrSpace(c) {
  return c >= 0 && c <= 32;
}
function codePointAt(text, offset) {
  const unit = text.charCodeAt(offset);
  if ((unit & 64512) !== 55296) return unit;
  const next = text.charCodeAt(offset + 1);
  return (next & 64512) === 56320 ? (unit << 10) + next - 56613888 : unit;
}
function isNoncharacter(codePoint) {
  return codePoint >= 64976 && codePoint <= 65007 || (codePoint & 65534) === 65534;
}
function hexValue(c) {
  if (isAsciiDigit(c)) return c - 48;
  const lower = c | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
const LONG_TEXT = 32768;
function flatten(text) {
  if (text.indexOf("\0", text.length - 1) === text.length) throw new RangeError("unreachable");
  return text;
}
function copyText(text) {
  return flatten(text.slice(0, 1) + text.slice(1));
}
const parse$2 = JSON.parse;
function flattenAscii(ascii) {
  const json = `"${ascii}"`;
  if (json.indexOf('"', 1) < json.length - 1 || json.indexOf("\\") !== -1) return flatten(ascii);
  try {
    return parse$2(json);
  } catch {
    return flatten(ascii);
  }
}
function isAsciiString(s) {
  return !/[^\0-\x7f]/.test(s);
}
function toScalarValueString(s) {
  return SURROGATE.test(s) ? s.replace(/[\ud800-\udfff]/gu, "�") : s;
}
const SURROGATE = /[\ud800-\udfff]/;
const ZERO_WIDTH_NON_JOINER = 8204;
const ZERO_WIDTH_JOINER = 8205;
function isJoiner(c) {
  return c === ZERO_WIDTH_NON_JOINER || c === ZERO_WIDTH_JOINER;
}
function isJoinerAllowed(unicode, data, start, at, end) {
  if (at === start) return false;
  if ((wordOf(unicode, data[at - 1]) & COMBINING_MASK) === VIRAMA) return true;
  if (data[at] === ZERO_WIDTH_JOINER) return false;
  let before = at - 1;
  while (before > start && joiningType(unicode, data[before]) === JOINING_T) before--;
  const left = joiningType(unicode, data[before]);
  if (left !== JOINING_L && left !== JOINING_D) return false;
  let after = at + 1;
  while (after < end && joiningType(unicode, data[after]) === JOINING_T) after++;
  if (after === end) return false;
  const right = joiningType(unicode, data[after]);
  return right === JOINING_R || right === JOINING_D;
}
function joiningType(unicode, c) {
  return wordOf(unicode, c) & JOINING_MASK;
}
function mapCodePoints(unicode, domain, points) {
  const { data } = points;
  const { classes } = unicode;
  let length = 0;
  let seen = 0;
  for (let i = 0; i < domain.length; i++) {
    let c = domain.charCodeAt(i);
    if (c < 128) {
      data[length++] = c >= 65 && c <= 90 ? c + 32 : c;
      continue;
    }
    if (c >= 55296 && c <= 56319) {
      c = codePointAt(domain, i);
      if (c > 65535) i++;
    }
    const slot = slotOf(c);
    const id = slot < 0 ? 0 : classes.of(slot);
    const word = classes.words[id];
    switch (word & STATUS_MASK) {
      case VALID:
        seen |= isJoiner(c) ? word | HAS_JOINER : word;
        data[length++] = c;
        break;
      case IGNORED:
        break;
      case MAPPED_BY_OFFSET:
        c += classes.offsets[id];
        seen |= wordOfTarget(unicode, c);
        data[length++] = c;
        break;
      case DISALLOWED:
        seen |= LEFT_INVALID;
        data[length++] = c;
        break;
      default: {
        const target = unicode.targets.of(slot);
        for (let k = 0; k < target.length; k++) {
          seen |= wordOfTarget(unicode, target[k]);
          data[length++] = target[k];
        }
      }
    }
  }
  points.length = length;
  return seen;
}
function wordOfTarget(unicode, c) {
  return c < 128 ? 0 : wordOf(unicode, c);
}
const HYPHEN = 45;
function isValidLabel(unicode, data, start, end, options) {
  if (start === end) return true;
  if (options.checkHyphens) {
    if (data[start] === HYPHEN || data[end - 1] === HYPHEN) return false;
    if (end - start > 3 && data[start + 2] === HYPHEN && data[start + 3] === HYPHEN) return false;
  } else if (beginsWithAcePrefix(data, start, end)) return false;
  const first = data[start];
  if (first >= 128 && wordOf(unicode, first) & MARK) return false;
  for (let i = start; i < end; i++) {
    const c = data[i];
    if (c < 128) {
      if (options.useStd3AsciiRules && !isStd3Ascii(c)) return false;
      continue;
    }
    if ((wordOf(unicode, c) & STATUS_MASK) !== VALID) return false;
    if (isJoiner(c) && options.checkJoiners !== false) {
      if (!isJoinerAllowed(unicode, data, start, i, end)) return false;
    }
  }
  return true;
}
function isStd3Ascii(c) {
  return c >= 97 && c <= 122 || c >= 48 && c <= 57 || c === HYPHEN;
}
function beginsWithAcePrefix(data, start, end) {
  return end - start >= 4 && data[start] === 120 && data[start + 1] === 110 && data[start + 2] === HYPHEN && data[start + 3] === HYPHEN;
}
const FULL_STOP$1 = 46;
const EVERYTHING = -1;
const IN_DOUBT = LEFT_INVALID | MARK | HAS_JOINER;
class Processing {
  constructor(unicode) {
    __privateAdd(this, _Processing_instances);
    __publicField(this, "unicode");
    /** The mapped and normalised domain, then the labels decoded from it. */
    __publicField(this, "points", new CodePoints());
    /** Two numbers for each label: its start and end in `points`. */
    __publicField(this, "labels", new CodePoints());
    /** What {@link mapCodePoints} saw, for as long as `points` holds nothing else. */
    __privateAdd(this, _seen, 0);
    this.unicode = unicode;
  }
  /**
   * https://www.unicode.org/reports/tr46/#Processing, nontransitional.
   *
   * @param stopAtError - Whether the caller has no use for the rest once there is an error.
   * @returns Whether no step recorded an error.
   */
  run(domain, options, stopAtError) {
    const { unicode, points } = this;
    __privateSet(this, _seen, mapCodePoints(unicode, domain, points));
    if ((__privateGet(this, _seen) & (COMPOSES | COMBINING_MASK)) !== 0) {
      const from = findNotNormalized(unicode, points, 0);
      if (from < points.length) {
        normalizeCodePoints(unicode, points, from);
        __privateSet(this, _seen, EVERYTHING);
      }
    }
    let isValid = true;
    const end = points.length;
    for (let start = 0; start <= end; ) {
      let labelEnd = start;
      while (labelEnd < end && points.data[labelEnd] !== FULL_STOP$1) labelEnd++;
      if (!__privateMethod(this, _Processing_instances, convertLabel_fn).call(this, start, labelEnd, options)) {
        isValid = false;
        if (stopAtError) break;
      }
      start = labelEnd + 1;
    }
    return isValid && (options.checkBidi === false || __privateMethod(this, _Processing_instances, satisfiesBidiRule_fn).call(this));
  }
}
_seen = new WeakMap();
_Processing_instances = new WeakSet();
/** Adds a label to the result and says whether it is without error, the Bidi rule aside. */
convertLabel_fn = function(start, end, options) {
  const { unicode, points } = this;
  if (!beginsWithAcePrefix(points.data, start, end)) {
    __privateMethod(this, _Processing_instances, addLabel_fn).call(this, start, end);
    const isPlain2 = (__privateGet(this, _seen) & IN_DOUBT) === 0 && hasNoAsciiCriteria(options);
    return isPlain2 || isValidLabel(unicode, points.data, start, end, options);
  }
  const decodedStart = points.length;
  __privateSet(this, _seen, EVERYTHING);
  const isAscii = isAsciiLabel(points.data, start, end);
  if (!isAscii || !decodeCodePoints(points, start + 4, end, points)) {
    __privateMethod(this, _Processing_instances, addLabel_fn).call(this, start, end);
    return isAscii && options.ignoreInvalidPunycode === true;
  }
  const decodedEnd = points.length;
  __privateMethod(this, _Processing_instances, addLabel_fn).call(this, decodedStart, decodedEnd);
  return !isAsciiLabel(points.data, decodedStart, decodedEnd) && isValidLabel(unicode, points.data, decodedStart, decodedEnd, options) && __privateMethod(this, _Processing_instances, isNormalized_fn).call(this, decodedStart);
};
addLabel_fn = function(start, end) {
  const { labels } = this;
  labels.data[labels.length++] = start;
  labels.data[labels.length++] = end;
};
/** Whether the end of the buffer is in NFC. Only asked of valid code points. */
isNormalized_fn = function(start) {
  const { unicode, points } = this;
  const from = findNotNormalized(unicode, points, start);
  const end = points.length;
  if (from === end) return true;
  const { data } = points;
  const label = [];
  for (let i = from; i < end; i++) label[i - from] = data[i];
  normalizeCodePoints(unicode, points, from);
  let isNormalized = points.length === end;
  points.length = end;
  for (let i = 0; i < label.length; i++) {
    if (data[from + i] !== label[i]) isNormalized = false;
    data[from + i] = label[i];
  }
  return isNormalized;
};
/** https://www.rfc-editor.org/rfc/rfc5893#section-1.4: all labels, if one has right-to-left text. */
satisfiesBidiRule_fn = function() {
  if ((__privateGet(this, _seen) & MAY_BE_RIGHT_TO_LEFT) === 0 || !__privateMethod(this, _Processing_instances, hasRightToLeft_fn).call(this)) return true;
  const { unicode, points, labels } = this;
  for (let k = 0; k < labels.length; k += 2) {
    if (!satisfiesBidiRule(unicode, points.data, labels.data[k], labels.data[k + 1])) {
      return false;
    }
  }
  return true;
};
/** Looks at A-labels and at what they decode to alike: the former are ASCII. */
hasRightToLeft_fn = function() {
  const { data, length } = this.points;
  for (let i = 0; i < length; i++) {
    if (data[i] < FIRST_RIGHT_TO_LEFT) continue;
    const bidi = wordOf(this.unicode, data[i]) & BIDI_MASK;
    if (bidi === BIDI_R_AL || bidi === BIDI_AN) return true;
  }
  return false;
};
const FIRST_RIGHT_TO_LEFT = 1424;
function isAsciiLabel(data, start, end) {
  for (let i = start; i < end; i++) if (data[i] >= 128) return false;
  return true;
}
function processingOf(texts) {
  let idle = null;
  return (run2) => {
    const processing = idle ?? new Processing(unicodeOf(texts));
    idle = null;
    const result = run2(processing);
    processing.points.clear();
    processing.labels.clear();
    idle = processing;
    return result;
  };
}
function runToAscii(use2, domain, options = RELAXED) {
  const text = classifyDomain(domain);
  const { verifyDnsLength } = options;
  if (verifyDnsLength && text !== "international" && !hasDnsLength(domain)) return null;
  if (text === "plain" && hasNoAsciiCriteria(options)) return domain.toLowerCase();
  return use2((processing) => {
    if (!processing.run(domain, options, true)) return null;
    if (text !== "international") return domain.toLowerCase();
    const result = encodeLabels(processing);
    return verifyDnsLength && result !== null && !hasDnsLength(result) ? null : result;
  });
}
const FULL_STOP = 46;
const ACE_PREFIX = [120, 110, 45, 45];
function encodeLabels({ points, labels }) {
  const { data } = points;
  const begin2 = points.length;
  for (let k = 0; k < labels.length; k += 2) {
    const start = labels.data[k];
    const end = labels.data[k + 1];
    if (k > 0) data[points.length++] = FULL_STOP;
    if (isAsciiLabel(data, start, end)) {
      for (let i = start; i < end; i++) data[points.length++] = data[i];
    } else {
      for (let i = 0; i < 4; i++) data[points.length++] = ACE_PREFIX[i];
      if (!encodeCodePoints(data, start, end, points)) return null;
    }
  }
  return unitsToString(data, begin2, points.length);
}
const use = /* @__PURE__ */ processingOf(TABLES);
function toAscii(domain, options) {
  return runToAscii(use, domain, options);
}
const FORBIDDEN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/;
const FORBIDDEN_DOMAIN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
const DIGIT_VALUES = /* @__PURE__ */ Uint8Array.from(
  { length: 128 },
  (_, c) => isAsciiHexDigit(c) ? hexValue(c) : 16
);
function digitValue(c) {
  return c < 128 ? DIGIT_VALUES[c] : 16;
}
function isUrlCodePoint(codePoint) {
  if (codePoint < 128) return /[\w!$&-;=?@~]/.test(String.fromCharCode(codePoint));
  return codePoint >= 160 && codePoint >> 11 !== 27 && !isNoncharacter(codePoint);
}
function isPercentEncodedByteAt(input, offset) {
  return input.charCodeAt(offset) === 37 && isAsciiHexDigit(input.charCodeAt(offset + 1)) && isAsciiHexDigit(input.charCodeAt(offset + 2));
}
function runDomainParser(domain, beStrict, domainToAscii2, reportToAscii) {
  if (reportToAscii !== null) {
    const strictResult = domainToAscii2(domain, true);
    if (strictResult === null) reportToAscii == null ? void 0 : reportToAscii();
  }
  if (PLAIN.test(domain)) return domain.toLowerCase();
  const result = isAsciiString(domain) ? domain.toLowerCase() : domainToAscii2(domain, false);
  return result === "" || result !== null && FORBIDDEN_DOMAIN.test(result) ? null : result;
}
const PLAIN = /^[\w.-]+$/;
const C0_CONTROL = /* @__PURE__ */ c0ControlSet();
const FRAGMENT = /* @__PURE__ */ extend(C0_CONTROL, ' "<>`');
const QUERY = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>');
const SPECIAL_QUERY = /* @__PURE__ */ extend(QUERY, "'");
const PATH = /* @__PURE__ */ extend(QUERY, "?^`{}");
const USERINFO = /* @__PURE__ */ extend(PATH, "/:;=@[\\]|");
const COMPONENT = /* @__PURE__ */ extend(USERINFO, "$%&+,");
const FORM_URLENCODED = /* @__PURE__ */ extend(COMPONENT, "!'()~");
function c0ControlSet() {
  return new Uint8Array(256).fill(1, 0, 32).fill(1, 127);
}
function extend(base, members) {
  const set = base.slice();
  for (let i = 0; i < members.length; i++) set[members.charCodeAt(i)] = 1;
  return set;
}
const HEX_DIGITS = "0123456789ABCDEF";
function percentEncodeByte(byte) {
  return `%${HEX_DIGITS[byte >> 4]}${HEX_DIGITS[byte & 15]}`;
}
const ENCODED = /* @__PURE__ */ Array.from(
  { length: 256 },
  (_, byte) => percentEncodeByte(byte)
);
const TWO_BYTES = /* @__PURE__ */ new Array(2048).fill("");
const LEADING = /* @__PURE__ */ new Array(1024).fill("");
function percentEncodeCodePointAt(input, at) {
  const c = input.charCodeAt(at);
  if (c < 128) return ENCODED[c];
  if (c < 2048) return TWO_BYTES[c] || twoBytes(c);
  if ((c & 63488) !== 55296) {
    return (LEADING[c >> 6] || leading(c >> 6)) + ENCODED[128 | c & 63];
  }
  const low = c <= 56319 ? input.charCodeAt(at + 1) : 0;
  if (!(low >= 56320 && low <= 57343)) return "%EF%BF%BD";
  const codePoint = 65536 + (c - 55296 << 10) + (low - 56320);
  return ENCODED[240 | codePoint >> 18] + ENCODED[128 | codePoint >> 12 & 63] + (ENCODED[128 | codePoint >> 6 & 63] + ENCODED[128 | codePoint & 63]);
}
function twoBytes(c) {
  const text = ENCODED[192 | c >> 6] + ENCODED[128 | c & 63];
  TWO_BYTES[c] = text;
  return text;
}
function leading(lead) {
  const text = ENCODED[224 | lead >> 6] + ENCODED[128 | lead & 63];
  LEADING[lead] = text;
  return text;
}
function utf8PercentEncode(input, set) {
  const length = input.length;
  let finished = "";
  let output = "";
  let copied = 0;
  for (let i = 0; i < length; i++) {
    const c = input.charCodeAt(i);
    if (c < 128 && set[c] === 0) continue;
    if (output.length > LONG_TEXT) {
      finished += flatten(output);
      output = "";
    }
    if (copied < i) output += input.slice(copied, i);
    if (c === 32 && set === FORM_URLENCODED) output += "+";
    else {
      const encoded = percentEncodeCodePointAt(input, i);
      output += encoded;
      if (encoded.length === 12) i++;
    }
    copied = i + 1;
  }
  return copied === 0 ? input : finished + output + input.slice(copied);
}
function percentEncodeAfterEncoding(encoder, input, set) {
  if (encoder === null) return utf8PercentEncode(input, set);
  const spaceAsPlus = set === FORM_URLENCODED;
  let finished = "";
  let output = "";
  const add = (text) => {
    if (output.length > LONG_TEXT) {
      finished += flatten(output);
      output = "";
    }
    output += text;
  };
  encoder.encode(
    input,
    (byte) => {
      if (spaceAsPlus && byte === 32) add("+");
      else add(set[byte] === 0 ? String.fromCharCode(byte) : ENCODED[byte]);
    },
    (scalarValue) => add(`%26%23${scalarValue}%3B`)
  );
  return finished + output;
}
function utf8PercentDecode(text, plusIsSpace = false) {
  return decode(text, plusIsSpace, 0, text.length);
}
function decode(text, plusIsSpace, start, end) {
  let finished = "";
  let output = "";
  let copied = start;
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c > PLUS || c < PERCENT$1) continue;
    if (output.length > LONG_TEXT) {
      finished += flatten(output);
      output = "";
    }
    if (c === PLUS && plusIsSpace) {
      output += `${text.slice(copied, i)} `;
      copied = i + 1;
    } else if (c === PERCENT$1) {
      let byte = byteAt(text, i, end);
      if (byte < 0) continue;
      if (copied < i) output += text.slice(copied, i);
      for (; byte >= 0; byte = byteAt(text, i, end)) {
        i += 3;
        if (output.length > LONG_TEXT) {
          finished += flatten(output);
          output = "";
        }
        if (byte < 128) {
          output += fromCharCode(byte);
          continue;
        }
        let needed = 0;
        let lower = 128;
        let upper = 191;
        if (byte >= 194 && byte <= 223) {
          needed = 1;
          byte &= 31;
        } else if (byte >= 224 && byte <= 239) {
          needed = 2;
          if (byte === 224) lower = 160;
          if (byte === 237) upper = 159;
          byte &= 15;
        } else if (byte >= 240 && byte <= 244) {
          needed = 3;
          if (byte === 240) lower = 144;
          if (byte === 244) upper = 143;
          byte &= 7;
        } else byte = 65533;
        for (; needed > 0; needed--, lower = 128, upper = 191) {
          const next = byteAt(text, i, end);
          if (next < lower || next > upper) {
            byte = 65533;
            break;
          }
          byte = byte << 6 | next & 63;
          i += 3;
        }
        output += byte <= 65535 ? fromCharCode(byte) : fromCodePoint(byte);
      }
      copied = i;
      i--;
    }
  }
  return finished + output + text.slice(copied, end);
}
function byteAt(text, i, end) {
  if (i + 2 >= end || text.charCodeAt(i) !== PERCENT$1) return -1;
  const high = text.charCodeAt(i + 1);
  const low = text.charCodeAt(i + 2);
  if ((high | low) > 127) return -1;
  return HEX_VALUE[high] << 4 | HEX_VALUE[low];
}
const HEX_VALUE = /* @__PURE__ */ Int8Array.from(
  { length: 128 },
  (_, c) => hexValue(c)
);
const PERCENT$1 = 37;
const PLUS = 43;
function fail$1(report, name, start, end) {
  report == null ? void 0 : report(name, start, end);
  return null;
}
function endsInNumber(input) {
  let end = input.length;
  if (input.charCodeAt(end - 1) === DOT$2) end--;
  let start = end;
  while (start > 0 && input.charCodeAt(start - 1) !== DOT$2) start--;
  if (start === end) return false;
  const isHexadecimal = radixAt(input, start) === 16;
  const radix = isHexadecimal ? 16 : 10;
  let at = isHexadecimal ? start + 2 : start;
  while (at < end && digitValue(input.charCodeAt(at)) < radix) at++;
  return at === end;
}
function parseIpv4(input, report = null) {
  let { length } = input;
  if (input.charCodeAt(length - 1) === DOT$2) {
    length--;
    report == null ? void 0 : report("IPv4-empty-part", length, length + 1);
  } else if (length === 0) report == null ? void 0 : report("IPv4-empty-part", 0, 0);
  let last = 0;
  for (let i = 0; i < length && last < 4; i++) if (input.charCodeAt(i) === DOT$2) last++;
  if (last < 3) report == null ? void 0 : report("IPv4-too-few-parts", 0, input.length);
  if (last > 3) return fail$1(report, "IPv4-too-many-parts", 0, input.length);
  let ipv4 = 0;
  let at = 0;
  let outOfRange = -1;
  let outOfRangeEnd = -1;
  for (let part = 0; ; part++) {
    const start = at;
    const radix = radixAt(input, start);
    if (radix !== 10) at += radix === 16 ? 2 : 1;
    let number = 0;
    for (; at < length; at++) {
      const c = input.charCodeAt(at);
      if (c === DOT$2) break;
      const digit = digitValue(c);
      if (digit >= radix) {
        const dot = input.indexOf(".", at);
        return fail$1(report, "IPv4-non-numeric-part", start, dot === -1 ? length : dot);
      }
      number = number * radix + digit;
    }
    if (at === start) return fail$1(report, "IPv4-non-numeric-part", start, at);
    if (radix !== 10) report == null ? void 0 : report("IPv4-non-decimal-part", start, at);
    if (number > 255 && outOfRange === -1) {
      outOfRange = start;
      outOfRangeEnd = at;
    }
    if (part === last) {
      if (outOfRange !== -1) report == null ? void 0 : report("IPv4-out-of-range-part", outOfRange, outOfRangeEnd);
      const isInRange = outOfRange === -1 || outOfRange === start && number < 256 * WEIGHTS[last];
      return isInRange ? ipv4 + number : null;
    }
    ipv4 += number * WEIGHTS[part];
    at++;
  }
}
const WEIGHTS = [16777216, 65536, 256, 1];
function radixAt(input, start) {
  if (input.charCodeAt(start) !== ZERO$1) return 10;
  const next = input.charCodeAt(start + 1);
  if ((next | 32) === X) return 16;
  return next === DOT$2 || start + 1 === input.length ? 10 : 8;
}
const DOT$2 = 46;
const ZERO$1 = 48;
const X = 120;
class ArgumentError extends TypeError {
  constructor(argument, message) {
    super(message);
    this.name = "ArgumentError";
    this.argument = argument;
  }
}
function wrongArgument(name, type, value) {
  const { expected, remedy } = type;
  const message = `\`${name}\` must be ${expected}; got ${kindOf$1(value)}; ${remedy}`;
  return new ArgumentError(name, message);
}
function kindOf$1(value) {
  if (value === null || value === void 0) return String(value);
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
const HOST = {
  expected: "a host of the host parser",
  remedy: "parseHost makes one of a string, and a URL record has one"
};
function requireHost(host, name) {
  if (!isHost(host)) throw wrongArgument(name, HOST, host);
}
function isHost(value) {
  const host = value;
  switch (host == null ? void 0 : host["kind"]) {
    case "domain":
      return typeof host["name"] === "string";
    case "ipv4":
      return isIpv4Address(host["address"]);
    case "ipv6":
      return isIpv6Pieces(host["pieces"]);
    case "opaque":
      return typeof host["text"] === "string";
    case "empty":
      return true;
    default:
      return false;
  }
}
function isIpv4Address(value) {
  return typeof value === "number" && value >>> 0 === value;
}
function isIpv6Pieces(value) {
  return Array.isArray(value) && value.length === 8 && value.every(isPiece);
}
function isPiece(value) {
  return typeof value === "number" && (value & 65535) === value;
}
function writeIpv4(address) {
  return PARTS[address >>> 24] + PARTS[address >>> 16 & 255] + PARTS[address >>> 8 & 255] + (address & 255);
}
const PARTS = /* @__PURE__ */ Array.from(
  { length: 256 },
  (_, byte) => `${byte}.`
);
function serializeIpv6Host(pieces) {
  const end = writeIpv6(pieces);
  UNITS[end] = 93;
  UNITS.length = end + 1;
  return apply(fromCharCode, null, UNITS);
}
function writeIpv6(pieces) {
  const compress = findIpv6CompressedPieceIndex(pieces);
  let length = 1;
  let ignore0 = false;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    const piece = pieces[pieceIndex];
    if (ignore0 && piece === 0) continue;
    ignore0 = pieceIndex === compress;
    if (ignore0) {
      if (pieceIndex === 0) UNITS[length++] = COLON$2;
    } else {
      if (piece > 4095) UNITS[length++] = hexDigit(piece >> 12);
      if (piece > 255) UNITS[length++] = hexDigit(piece >> 8 & 15);
      if (piece > 15) UNITS[length++] = hexDigit(piece >> 4 & 15);
      UNITS[length++] = hexDigit(piece & 15);
    }
    if (pieceIndex < 7) UNITS[length++] = COLON$2;
  }
  return length;
}
const COLON$2 = 58;
const UNITS = [91];
function hexDigit(value) {
  return value < 10 ? value + 48 : value + 87;
}
function findIpv6CompressedPieceIndex(pieces) {
  let longestIndex = -1;
  let longestSize = 1;
  let foundSize = 0;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    foundSize = pieces[pieceIndex] === 0 ? foundSize + 1 : 0;
    if (foundSize > longestSize) {
      longestSize = foundSize;
      longestIndex = pieceIndex - foundSize + 1;
    }
  }
  return longestIndex;
}
const COLON$1 = 58;
const DOT$1 = 46;
const ZERO = 48;
function parseIpv6(input, report = null) {
  const pieces = [0, 0, 0, 0, 0, 0, 0, 0];
  return readIpv6(input, 0, input.length, pieces, report) === null ? null : pieces;
}
function parseIpv6Text(input, report) {
  const pieces = report === null ? PIECES : [0, 0, 0, 0, 0, 0, 0, 0];
  const isSerialized = readIpv6(input, 1, input.length - 1, pieces, report);
  if (isSerialized === null) return null;
  return isSerialized ? input : serializeIpv6Host(pieces);
}
const PIECES = [0, 0, 0, 0, 0, 0, 0, 0];
function readIpv6(input, start, end, pieces, report) {
  let count = 0;
  let compress = -1;
  let most = 8;
  let pointer = start;
  let isSerialized = true;
  if (pointer < end && input.charCodeAt(pointer) === COLON$1) {
    if (input.charCodeAt(pointer + 1) !== COLON$1) {
      return fail$1(report, "IPv6-invalid-compression", pointer, pointer + 1);
    }
    pointer += 2;
    compress = 0;
    most = 7;
  }
  while (pointer < end) {
    if (count === most) return fail$1(report, "IPv6-too-many-pieces", pointer, end);
    let c = input.charCodeAt(pointer);
    if (c === COLON$1) {
      if (compress !== -1) {
        return fail$1(report, "IPv6-multiple-compression", pointer - 1, pointer + 1);
      }
      pointer++;
      compress = count;
      most = 7;
      continue;
    }
    const pieceStart = pointer;
    let value = 0;
    let lower = 32;
    for (; pointer < pieceStart + 4; c = input.charCodeAt(++pointer)) {
      const digit = digitValue(c);
      if (digit === 16) break;
      value = value * 16 + digit;
      lower &= c;
    }
    if (lower === 0) isSerialized = false;
    if (c === DOT$1) {
      if (pointer === pieceStart) {
        return fail$1(report, "IPv4-in-IPv6-invalid-code-point", pointer, pointer + 1);
      }
      if (count > most - 2) {
        return fail$1(report, "IPv4-in-IPv6-too-many-pieces", pieceStart, end);
      }
      const tail2 = readIpv4Tail(input, pieceStart, end, report);
      if (tail2 === null) return null;
      pieces[count++] = tail2 >>> 16;
      pieces[count++] = tail2 & 65535;
      isSerialized = false;
      break;
    }
    if (pointer < end) {
      if (c !== COLON$1) {
        return fail$1(report, "IPv6-invalid-code-point", pointer, pointer + widthAt(input, pointer));
      }
      if (pointer + 1 === end) {
        return fail$1(report, "IPv6-invalid-code-point", pointer, end);
      }
    }
    if (pointer > pieceStart + 1 && input.charCodeAt(pieceStart) === ZERO) {
      report == null ? void 0 : report("IPv6-piece-leading-zero", pieceStart, pointer);
      isSerialized = false;
    }
    pieces[count++] = value;
    pointer++;
  }
  let afterZeros = 8;
  if (compress !== -1) {
    afterZeros = 8 - (count - compress);
    for (let to = 7; to >= compress; to--) pieces[to] = to < afterZeros ? 0 : pieces[--count];
  } else if (count !== 8) {
    return fail$1(report, "IPv6-too-few-pieces", start, end);
  }
  return isSerialized && findIpv6CompressedPieceIndex(pieces) === compress && (afterZeros === 8 || pieces[afterZeros] !== 0);
}
function readIpv4Tail(input, start, end, report) {
  let address = 0;
  let numbersSeen = 0;
  let pointer = start;
  while (pointer < end) {
    const hasDot = numbersSeen > 0 && numbersSeen < 4 && input.charCodeAt(pointer) === DOT$1;
    if (hasDot) pointer++;
    const partStart = pointer;
    let ipv4Piece = 0;
    let c = input.charCodeAt(pointer);
    if (!isAsciiDigit(c) || !(hasDot || numbersSeen === 0)) {
      const width = pointer < end ? widthAt(input, pointer) : 0;
      return fail$1(report, "IPv4-in-IPv6-invalid-code-point", pointer, pointer + width);
    }
    for (; isAsciiDigit(c); c = input.charCodeAt(++pointer)) {
      if (pointer > partStart && ipv4Piece === 0) {
        return fail$1(report, "IPv4-in-IPv6-invalid-code-point", partStart, pointer + 1);
      }
      ipv4Piece = ipv4Piece * 10 + c - ZERO;
      if (ipv4Piece > 255) {
        return fail$1(report, "IPv4-in-IPv6-out-of-range-part", partStart, pointer + 1);
      }
    }
    address = address << 8 | ipv4Piece;
    numbersSeen++;
  }
  return numbersSeen === 4 ? address : fail$1(report, "IPv4-in-IPv6-too-few-parts", start, end);
}
function widthAt(input, offset) {
  return codePointAt(input, offset) > 65535 ? 2 : 1;
}
function parseOpaqueHost(input, report) {
  const forbidden = FORBIDDEN_HOST.exec(input);
  if (forbidden !== null) {
    return fail$1(report, "host-invalid-code-point", forbidden.index, forbidden.index + 1);
  }
  if (report !== null) reportInvalidUnits(input, report);
  return utf8PercentEncode(input, C0_CONTROL);
}
function reportInvalidUnits(input, report) {
  for (let i = 0; i < input.length; i++) {
    const codePoint = codePointAt(input, i);
    const end = codePoint > 65535 ? i + 2 : i + 1;
    if (codePoint !== 37 && !isUrlCodePoint(codePoint)) {
      report("invalid-URL-unit", i, end);
      break;
    }
    i = end - 1;
  }
  for (let i = input.indexOf("%"); i !== -1; i = input.indexOf("%", i + 1)) {
    if (isPercentEncodedByteAt(input, i)) continue;
    report("invalid-URL-unit", i, i + 1);
    break;
  }
}
const LONGEST = 3 * 253;
function readPlainDomain(input) {
  const { length } = input;
  if (length > LONGEST) return null;
  let domain = "";
  let from = 0;
  for (let i = 0; i < length; i++) {
    let c = input.charCodeAt(i);
    if (c === 37) {
      const low = digitValue(input.charCodeAt(i + 2));
      if (low > 15) return null;
      c = digitValue(input.charCodeAt(i + 1)) * 16 + low;
      domain += input.slice(from, i) + fromCharCode(c);
      i += 2;
      from = i + 1;
    }
    if (!isAsciiAlphanumeric(c) && c !== 45 && c !== 46 && c !== 95) return null;
  }
  return (domain + input.slice(from)).toLowerCase();
}
const PERCENT_ENCODED_BYTE = /%[\dA-Fa-f]{2}/;
function runHostParser(input, isOpaque, domainToAscii2, report) {
  if (input.startsWith("[")) {
    if (input[input.length - 1] === "]") return parseIpv6Text(input, report);
    return fail$1(report, "IPv6-unclosed", 0, input.length);
  }
  if (isOpaque) return parseOpaqueHost(input, report);
  if (input === "") return null;
  const isEncoded = input.indexOf("%") !== -1;
  const plain = isEncoded && report === null ? readPlainDomain(input) : null;
  const domain = plain ?? (isEncoded ? utf8PercentDecode(input) : input);
  if (report !== null && domain !== input) {
    const percent = input.search(PERCENT_ENCODED_BYTE);
    report("domain-percent-encoded", percent, percent + 3);
  }
  const asciiDomain = plain ?? runDomainParser(
    domain,
    false,
    domainToAscii2,
    report && (() => report("domain-to-ASCII", 0, input.length))
  );
  if (asciiDomain === null || !endsInNumber(asciiDomain)) return asciiDomain;
  if (report !== null && !isAsciiString(domain)) report("IPv4-non-ASCII-input", 0, input.length);
  const address = parseIpv4(
    asciiDomain,
    report && decodedPlaces(report, input, domain, asciiDomain)
  );
  return address === null ? null : writeIpv4(address);
}
function decodedPlaces(report, input, domain, asciiDomain) {
  if (!isAsciiString(domain) || domain.length !== asciiDomain.length) {
    return (name) => report(name, 0, input.length);
  }
  if (input.length === domain.length) return report;
  const places = [];
  for (let i = 0; i < input.length; i++) {
    places.push(i);
    if (isPercentEncodedByteAt(input, i)) i += 2;
  }
  places.push(input.length);
  return (name, start, end) => report(name, places[start], places[end]);
}
function serializeHost(host) {
  requireHost(host, "host");
  return writeHost$1(host);
}
function writeHost$1(host) {
  switch (host.kind) {
    case "domain":
      return host.name;
    case "ipv4":
      return writeIpv4(host.address);
    case "ipv6":
      return serializeIpv6Host(host.pieces);
    case "opaque":
      return host.text;
    case "empty":
      return "";
  }
}
function hostOfText(text, isOpaque) {
  if (text === "") return { kind: "empty" };
  if (text.startsWith("[")) return { kind: "ipv6", pieces: parseIpv6(text.slice(1, -1)) };
  if (isOpaque) return { kind: "opaque", text };
  return endsInNumber(text) ? { kind: "ipv4", address: parseIpv4(text) } : { kind: "domain", name: text };
}
const STRICT = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: true,
  ignoreInvalidPunycode: false,
  verifyDnsLength: true
};
function domainToAscii(domain, beStrict) {
  return beStrict ? toAscii(domain, STRICT) : toAscii(domain);
}
function parseHostText(input, isOpaque = false, report = null) {
  return runHostParser(input, isOpaque, domainToAscii, report);
}
const HASH = 35;
const PERCENT = 37;
const DOT = 46;
const SLASH = 47;
const COLON = 58;
const QUESTION = 63;
const AT = 64;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;
const CLOSING_BRACKET = 93;
const PIPE = 124;
const ENCODED_DOTS = ["%2e", "%2E"];
function isSlash(c) {
  return c === SLASH || c === BACKSLASH;
}
const NOT_SPECIAL = 0;
const HTTP = 1;
const HTTPS = 2;
const WS = 3;
const WSS = 4;
const FTP = 5;
const FILE = 6;
function kindOfScheme(text, end = text.length) {
  switch (end) {
    case 2:
      return text.startsWith("ws") ? WS : NOT_SPECIAL;
    case 3:
      return text.startsWith("wss") ? WSS : text.startsWith("ftp") ? FTP : NOT_SPECIAL;
    case 4:
      return text.startsWith("http") ? HTTP : text.startsWith("file") ? FILE : NOT_SPECIAL;
    case 5:
      return text.startsWith("https") ? HTTPS : NOT_SPECIAL;
    default:
      return NOT_SPECIAL;
  }
}
const SPECIAL_STARTS = [
  "",
  "http://",
  "https://",
  "ws://",
  "wss://",
  "ftp://",
  "file://"
];
const DEFAULT_PORTS = [-1, 80, 443, 80, 443, 21, -1];
function usesEncoder(kind) {
  return kind !== NOT_SPECIAL && kind !== WS && kind !== WSS;
}
function isSpecialKind(kind) {
  return kind !== NOT_SPECIAL;
}
class UrlParser {
  constructor() {
    __publicField(this, "input", "");
    __publicField(this, "out", "");
    __publicField(this, "from", 0);
    __publicField(this, "delta", 0);
    __publicField(this, "kind", NOT_SPECIAL);
    __publicField(this, "base", null);
    /** Whether only the answer matters: the states then stop after the authority, because nothing later can fail. */
    __publicField(this, "asksOnly", false);
    /** Whether there is a state override: then `?` and `#` do not end a part. */
    __publicField(this, "isOverridden", false);
    /** Whether a state met a tab or newline: these are removed, and parsing starts again. */
    __publicField(this, "metTabOrNewline", false);
    /** Whether a state met a code unit above U+00FF. Engines then keep two bytes a code unit in slices of the input. */
    __publicField(this, "isWide", false);
    __publicField(this, "report", null);
    /** Where the states note the places of the parts. Only used with `report`, and never with an encoder. */
    __publicField(this, "places", null);
    __publicField(this, "encodeQuery", null);
    __publicField(this, "parseHost", () => null);
    // The result: a UrlText.
    __publicField(this, "href", "");
    __publicField(this, "schemeEnd", 0);
    __publicField(this, "usernameEnd", 0);
    __publicField(this, "hostStart", 0);
    __publicField(this, "hostEnd", 0);
    __publicField(this, "portEnd", 0);
    __publicField(this, "pathStart", 0);
    __publicField(this, "searchStart", 0);
    __publicField(this, "hashStart", 0);
  }
}
const parser = /* @__PURE__ */ new UrlParser();
function open(input, base) {
  parser.input = input;
  parser.base = base;
  parser.out = "";
  parser.from = 0;
  parser.delta = 0;
  parser.isWide = false;
}
function put(start, end, text) {
  if (parser.asksOnly) return;
  const { from } = parser;
  const out = from < start ? parser.out + parser.input.slice(from, start) + text : parser.out + text;
  parser.out = out;
  parser.from = end;
  parser.delta = out.length - end;
}
function begin(text, at) {
  parser.out = text;
  parser.from = at;
  parser.delta = text.length - at;
}
function finish() {
  const { from, input, isOverridden, out } = parser;
  if (from === 0 && out === "") parser.href = input;
  else {
    const text = out + input.slice(from);
    parser.href = isOverridden ? text : inOnePiece(text);
  }
  return true;
}
function inOnePiece(text) {
  return parser.isWide ? flattenAscii(text) : flatten(text);
}
function fail(name, start, end) {
  var _a;
  (_a = parser.report) == null ? void 0 : _a.call(parser, name, start, end);
  return false;
}
function stopAtTabOrNewline() {
  parser.metTabOrNewline = true;
  return false;
}
function runAside(run2) {
  const saved = { ...parser };
  parser.encodeQuery = null;
  parser.report = null;
  parser.isOverridden = false;
  try {
    return run2();
  } finally {
    Object.assign(parser, saved);
  }
}
function findQuery() {
  if (parser.searchStart !== -1) return;
  const { href, pathStart } = parser;
  const hash = href.indexOf("#", pathStart);
  parser.hashStart = hash === -1 ? href.length : hash;
  const question = href.indexOf("?", pathStart);
  parser.searchStart = question === -1 || question > parser.hashStart ? parser.hashStart : question;
}
function forgetInput() {
  parser.input = "";
  parser.out = "";
  parser.base = null;
}
function forgetResult() {
  if (parser.href.length > LONG_TEXT) parser.href = "";
}
const IN_PATH = 1;
const IN_SPECIAL_QUERY = 2;
const IN_QUERY = 4;
const IN_FRAGMENT = 8;
const IN_USERINFO = 16;
const IN_OPAQUE_PATH = 32;
const NOT_DOMAIN = 64;
const IS_UPPER = 128;
const IS_HARD = 256;
const IS_MARK = 512;
const IS_TAB_OR_NEWLINE = 1024;
const IS_SLASH = 2048;
const IS_BACKSLASH = 4096;
const MAY_DOT = 8192;
const IS_NOT_NUMBER = 16384;
const ENDS_AUTHORITY = 32768;
const IN_SCHEME = 65536;
const IS_WIDE = 131072;
const NON_ASCII = IN_PATH | IN_SPECIAL_QUERY | IN_QUERY | IN_FRAGMENT | IN_USERINFO | IN_OPAQUE_PATH | NOT_DOMAIN | IS_HARD;
const UNIT_BITS = /* @__PURE__ */ unitBits();
function unitBits() {
  const table = new Int32Array(65536).fill(NON_ASCII | IS_WIDE).fill(NON_ASCII, 0, 256);
  const sets = [
    PATH,
    SPECIAL_QUERY,
    QUERY,
    FRAGMENT,
    USERINFO,
    C0_CONTROL
  ];
  for (let unit = 0; unit < 128; unit++) {
    let bits = 0;
    for (let i = 0; i < sets.length; i++) bits |= sets[i][unit] << i;
    table[unit] = bits | NOT_DOMAIN | IS_HARD;
  }
  const mark = (units, bits, gone = 0) => {
    for (let i = 0; i < units.length; i++) {
      const unit = units.charCodeAt(i);
      table[unit] = (table[unit] | bits) & ~gone;
    }
  };
  mark("abcdefghijklmnopqrstuvwxyz", IN_SCHEME | IS_NOT_NUMBER, NOT_DOMAIN | IS_HARD);
  mark("ABCDEFGHIJKLMNOPQRSTUVWXYZ", IN_SCHEME | IS_NOT_NUMBER | IS_UPPER, IS_HARD);
  mark("abcdefxABCDEFX", 0, IS_NOT_NUMBER);
  mark("0123456789-.", IN_SCHEME, NOT_DOMAIN | IS_HARD);
  mark("_", 0, NOT_DOMAIN | IS_HARD);
  mark("+", IN_SCHEME);
  mark("?#", IN_OPAQUE_PATH);
  mark("/\\?#", IS_MARK | ENDS_AUTHORITY);
  mark(":@/?#", IS_MARK, IS_HARD);
  mark("[]	\n\r", IS_MARK);
  mark("	\n\r", IS_TAB_OR_NEWLINE);
  mark("/", IS_SLASH);
  mark("\\", IS_BACKSLASH);
  mark(".%", MAY_DOT);
  return table;
}
const NO_MARK = -1;
const AT_TAB_OR_NEWLINE = -1;
let mayHaveDots = false;
function encodeRun(start, end, set, mark, before = 0) {
  const { input } = parser;
  let finished = "";
  let written = parser.out;
  let done = parser.from;
  let seen = 0;
  let last = before;
  let at = start;
  for (; at < end; at++) {
    const c = input.charCodeAt(at);
    const bits = UNIT_BITS[c];
    seen |= (last << 1 | last << 2) & bits;
    last = bits;
    if ((bits & set) === 0) continue;
    if ((c === mark || c === HASH) && mark !== NO_MARK) break;
    if ((bits & IS_TAB_OR_NEWLINE) !== 0 && set !== IN_USERINFO) return AT_TAB_OR_NEWLINE;
    if (written.length > LONG_TEXT) {
      finished += flatten(written);
      written = "";
    }
    if (done < at) written += input.slice(done, at);
    if (c === BACKSLASH && (set & IS_BACKSLASH) !== 0) written += "/";
    else {
      const encoded = percentEncodeCodePointAt(input, at);
      if ((bits & IS_WIDE) !== 0) parser.isWide = true;
      written += encoded;
      if (encoded.length === 12) at++;
    }
    done = at + 1;
  }
  if (done !== parser.from) {
    const out = finished + written;
    parser.out = out;
    parser.from = done;
    parser.delta = out.length - done;
  }
  mayHaveDots = (seen & MAY_DOT) !== 0;
  return at;
}
function isDriveLetterAt(text, at) {
  if (!isAsciiAlpha(text.charCodeAt(at))) return false;
  const second = text.charCodeAt(at + 1);
  return second === COLON || second === PIPE;
}
function startsWithWindowsDriveLetter(text, at) {
  if (!isDriveLetterAt(text, at)) return false;
  return at + 2 >= text.length || (UNIT_BITS[text.charCodeAt(at + 2)] & ENDS_AUTHORITY) !== 0;
}
function dotsBetween(text, start, end) {
  let at = start;
  let dots = 0;
  while (at < end && dots < 3) {
    const width = dotWidth(text, at);
    if (width === 0) return 0;
    at += width;
    dots++;
  }
  return at === end && dots < 3 ? dots : 0;
}
function dotWidth(text, at) {
  const c = text.charCodeAt(at);
  if (c === DOT) return 1;
  if (c !== PERCENT) return 0;
  for (let i = 0; i < ENCODED_DOTS.length; i++) {
    if (text.startsWith(ENCODED_DOTS[i], at)) return ENCODED_DOTS[i].length;
  }
  return 0;
}
function mayBeDotSegment(input, start) {
  let at = start + dotWidth(input, start);
  if (at === start) return false;
  at += dotWidth(input, at);
  const bits = at < input.length ? UNIT_BITS[input.charCodeAt(at)] : ENDS_AUTHORITY;
  return (bits & (ENDS_AUTHORITY | IS_TAB_OR_NEWLINE)) !== 0;
}
const runStarts = [];
const runEnds = [];
function removeDotSegments(start, end, firstOfInput, firstDot, lastDot) {
  const { input, kind } = parser;
  let top = -1;
  let slash = firstDot - 1;
  if (slash > start) top = push(top, start, slash);
  while (slash < end) {
    let next = slash < lastDot ? input.indexOf("/", slash + 1) : end;
    if (next === -1 || next > end) next = end;
    const dots = dotsBetween(input, slash + 1, next);
    if (dots === 0) top = push(top, slash, next);
    else {
      if (dots === 2 && top >= 0 && !(kind === FILE && isDriveLetterAlone(top, firstOfInput))) {
        const last = input.lastIndexOf("/", runEnds[top] - 1);
        if (last === runStarts[top]) top--;
        else runEnds[top] = last;
      }
      if (next === end) top = push(top, slash, slash + 1);
    }
    slash = next;
  }
  writeRuns(start, end, top, firstOfInput);
  if (runStarts.length > 1024) runStarts.length = runEnds.length = 0;
}
function push(top, start, end) {
  if (top >= 0 && runEnds[top] === start) {
    runEnds[top] = end;
    return top;
  }
  runStarts[top + 1] = start;
  runEnds[top + 1] = end;
  return top + 1;
}
function writeRuns(start, end, top, firstOfInput) {
  let done = start;
  if (top >= 0) {
    const first = runStarts[0];
    if (needsDotBefore(top)) {
      put(start, first, "/.");
      parser.pathStart += 2;
      done = first;
    }
    if (parser.kind === FILE && first >= firstOfInput && hasDriveLetterWithPipe(first)) {
      put(start, first + 3, `${parser.input.slice(first, first + 2)}:`);
      done = first + 3;
    }
  }
  for (let i = 0; i <= top; i++) {
    if (runStarts[i] > done) put(done, runStarts[i], "");
    done = runEnds[i];
  }
  if (done < end) put(done, end, "");
}
function needsDotBefore(top) {
  const { hostStart, input, kind, schemeEnd } = parser;
  if (kind !== NOT_SPECIAL || hostStart > schemeEnd + 1) return false;
  const second = runStarts[0] + 1;
  return second < runEnds[0] ? input.charCodeAt(second) === SLASH : top > 0;
}
function isDriveLetterAlone(top, firstOfInput) {
  const { input } = parser;
  const start = runStarts[0];
  if (top > 0 || runEnds[0] - start !== 3 || !isDriveLetterAt(input, start + 1)) return false;
  return start >= firstOfInput || input.charCodeAt(start + 2) !== PIPE;
}
function hasDriveLetterWithPipe(slash) {
  const { input } = parser;
  const end = slash + 3;
  return isDriveLetterAt(input, slash + 1) && input.charCodeAt(slash + 2) === PIPE && (end === runEnds[0] || end < runEnds[0] && input.charCodeAt(end) === SLASH);
}
function unitsWithout(bits) {
  let units = "";
  for (let unit = 0; unit < 128; unit++) {
    if ((UNIT_BITS[unit] & bits) === 0) units += `\\x${unit.toString(16).padStart(2, "0")}`;
  }
  return `[${units}]`;
}
function run(source) {
  return new RegExp(source, "y");
}
function runWithout(bits) {
  return run(`${unitsWithout(bits)}*`);
}
function tail(inPath, inQuery) {
  const dotSegment = `(?:\\.|${ENCODED_DOTS.join("|")}){1,2}(?:[/\\\\?#]|$)`;
  const noDots = `${unitsWithout(inPath | MAY_DOT)}*`;
  const restOfSegment = `${unitsWithout(inPath | IS_SLASH)}*`;
  const segments = `${noDots}(?:(?:(?<!/)|(?!${dotSegment}))[.%]${restOfSegment}${noDots})*`;
  return run(`${segments}(?:\\?${unitsWithout(inQuery)}*)?(?:#${unitsWithout(IN_FRAGMENT)}*)?`);
}
function specialReference() {
  return run(`(?![^/?#]*:)${SPECIAL_TAIL.source}`);
}
const SPECIAL_TAIL = /* @__PURE__ */ tail(IN_PATH | IS_BACKSLASH, IN_SPECIAL_QUERY);
const TAIL = /* @__PURE__ */ tail(IN_PATH, IN_QUERY);
const SPECIAL_REFERENCE = /* @__PURE__ */ specialReference();
const OPAQUE_PATH_RUN = /* @__PURE__ */ runWithout(IN_OPAQUE_PATH);
const SPECIAL_QUERY_RUN = /* @__PURE__ */ runWithout(IN_SPECIAL_QUERY);
const QUERY_RUN = /* @__PURE__ */ runWithout(IN_QUERY);
const FRAGMENT_RUN = /* @__PURE__ */ runWithout(IN_FRAGMENT);
const SHORT_RUN = 20;
const LONGEST_RUN = 16384;
function skip(run2, input, at) {
  run2.lastIndex = at;
  run2.test(input);
  return run2.lastIndex;
}
function tellPart(part, start, end, from = start) {
  var _a;
  const { input, kind, report } = parser;
  (_a = parser.places) == null ? void 0 : _a.part(part, start, end);
  for (let i = from; i < end; i++) {
    const codePoint = codePointAt(input, i);
    const width = codePoint > 65535 ? 2 : 1;
    if (codePoint === BACKSLASH && part === "path" && kind !== NOT_SPECIAL) {
      report == null ? void 0 : report("invalid-reverse-solidus", i, i + 1);
    } else {
      const isValid = codePoint === 37 ? isPercentEncodedByteAt(input, i) : isUrlCodePoint(codePoint);
      if (!isValid) report == null ? void 0 : report("invalid-URL-unit", i, i + width);
    }
    i += width - 1;
  }
}
function afterPath(at) {
  const { input } = parser;
  parser.searchStart = at + parser.delta;
  if (input.charCodeAt(at) === QUESTION) return queryState(at + 1);
  parser.hashStart = parser.searchStart;
  return at === input.length ? finish() : fragmentState(at + 1);
}
function goOnAfterPath(start, at) {
  const { delta, input } = parser;
  const hash = input.indexOf("#", start);
  const mark = input.indexOf("?", start);
  const hasHash = hash !== -1 && hash < at;
  const hasMark = mark !== -1 && mark < (hasHash ? hash : at);
  if (!hasHash && !hasMark) return null;
  parser.searchStart = (hasMark ? mark : hash) + delta;
  parser.hashStart = hash + delta;
  return hasHash ? fragmentState(hash + 1, at) : queryState(mark + 1, at);
}
function queryState(start, from = start) {
  const { encodeQuery, input, isOverridden, kind, report } = parser;
  const { length } = input;
  const set = kind === NOT_SPECIAL ? IN_QUERY : IN_SPECIAL_QUERY;
  let at = from;
  if (encodeQuery !== null && usesEncoder(kind)) at = writeQuery(start, encodeQuery);
  else {
    if (from === start && length - at > SHORT_RUN) {
      at = skip(kind === NOT_SPECIAL ? QUERY_RUN : SPECIAL_QUERY_RUN, input, at);
    }
    while (at < length && (UNIT_BITS[input.charCodeAt(at)] & set) === 0) at++;
    if (at < length && (input.charCodeAt(at) !== HASH || isOverridden)) {
      at = encodeRun(at, length, set, isOverridden ? NO_MARK : HASH);
    }
  }
  if (at === AT_TAB_OR_NEWLINE) return stopAtTabOrNewline();
  if (report !== null) tellPart("query", start, at);
  parser.hashStart = at + parser.delta;
  return at === length ? finish() : fragmentState(at + 1);
}
function writeQuery(start, encode2) {
  const { input, isOverridden } = parser;
  const hash = isOverridden ? -1 : input.indexOf("#", start);
  const end = hash === -1 ? input.length : hash;
  const query = input.slice(start, end);
  if (/[\t\n\r]/.test(query)) return AT_TAB_OR_NEWLINE;
  const encoded = runAside(() => encode2(toScalarValueString(query)));
  put(start, end, encoded);
  return end;
}
function fragmentState(start, from = start) {
  const { input, report } = parser;
  const { length } = input;
  let at = from;
  if (from === start && length - at > SHORT_RUN) at = skip(FRAGMENT_RUN, input, at);
  while (at < length && (UNIT_BITS[input.charCodeAt(at)] & IN_FRAGMENT) === 0) at++;
  if (at < length && encodeRun(at, length, IN_FRAGMENT, NO_MARK) === AT_TAB_OR_NEWLINE) {
    return stopAtTabOrNewline();
  }
  if (report !== null) tellPart("fragment", start, length);
  return finish();
}
function pathStartState(at) {
  const { input, kind, report } = parser;
  const c = input.charCodeAt(at);
  parser.pathStart = at + parser.delta;
  if (c === SLASH) return pathState(at + 1);
  if (kind === NOT_SPECIAL) return afterPath(at);
  if (c === BACKSLASH) {
    report == null ? void 0 : report("invalid-reverse-solidus", at, at + 1);
    put(at, at + 1, "/");
    return pathState(at + 1);
  }
  put(at, at, "/");
  return afterPath(at);
}
function pathState(start, from = start) {
  const { input, kind } = parser;
  const isOdd = kind === FILE && hasOldDriveLetter() || kind === NOT_SPECIAL && isBareAuthority();
  let at = from;
  if (at === start && !isOdd && isPlain() && isWorthExpression(start)) {
    at = skip(kind === NOT_SPECIAL ? TAIL : SPECIAL_TAIL, input, start);
    if (at === input.length) {
      parser.searchStart = -1;
      return finish();
    }
  }
  if (at > start && !mayBeDotAt(at)) {
    const isUrl = goOnAfterPath(start, at);
    if (isUrl !== null) return isUrl;
  }
  return segmentsOfPath(start, at, from, isOdd);
}
function mayBeDotAt(at) {
  const { input } = parser;
  return at < input.length && (UNIT_BITS[input.charCodeAt(at)] & MAY_DOT) !== 0;
}
function segmentsOfPath(start, tidy, reported, isOdd) {
  const { input, isOverridden, kind, report } = parser;
  const { length } = input;
  const firstOfInput = start - 1 + parser.delta;
  let at = tidy;
  let before = at > start ? UNIT_BITS[input.charCodeAt(at - 1)] : IS_SLASH;
  const set = kind === NOT_SPECIAL ? IN_PATH : IN_PATH | IS_BACKSLASH;
  let firstDot = -1;
  let lastDot = -1;
  for (; at < length; at++) {
    const bits = UNIT_BITS[input.charCodeAt(at)];
    if ((bits & set) !== 0) break;
    if ((bits & before << 2 & MAY_DOT) !== 0 && mayBeDotSegment(input, at)) {
      if (firstDot === -1) firstDot = at;
      lastDot = at;
    }
    before = bits;
  }
  if (firstDot !== -1) firstDot += parser.delta;
  if (at < length) {
    const c = input.charCodeAt(at);
    if (c !== QUESTION && c !== HASH || isOverridden) {
      at = encodeRun(at, length, set, isOverridden ? NO_MARK : QUESTION, before);
      if (at === AT_TAB_OR_NEWLINE) return stopAtTabOrNewline();
      if (mayHaveDots) {
        if (firstDot === -1) firstDot = firstOfInput + 1;
        lastDot = at;
      }
    }
  }
  if (report !== null) tellPart("path", start, at, reported);
  if (firstDot !== -1) settlePath(firstOfInput, firstDot, lastDot, at);
  else if (isOdd) settlePath(firstOfInput, firstOfInput + 1, at, at);
  return isOverridden ? finish() : afterPath(at);
}
function isWorthExpression(start) {
  const { input } = parser;
  const rest = input.length - start;
  return rest > SHORT_RUN && rest <= LONGEST_RUN && (UNIT_BITS[input.charCodeAt(start)] & MAY_DOT) === 0;
}
function isPlain() {
  return parser.report === null && parser.encodeQuery === null && !parser.isOverridden;
}
function hasOldDriveLetter() {
  return codeUnitOfPath(2) === PIPE;
}
function isBareAuthority() {
  const { base, hostStart, isOverridden, schemeEnd } = parser;
  return (base !== null || isOverridden) && hostStart === schemeEnd + 1 && codeUnitOfPath(1) === SLASH;
}
function codeUnitOfPath(index) {
  const { delta, input, out, pathStart } = parser;
  const place = pathStart + index;
  return place < out.length ? out.charCodeAt(place) : input.charCodeAt(place - delta);
}
function settlePath(firstOfInput, firstDot, lastDot, end) {
  const { delta, from, input, out, pathStart } = parser;
  const start = pathStart - delta;
  if (start >= from) {
    removeDotSegments(start, end, start, firstDot - delta, lastDot);
    return;
  }
  const head = out + input.slice(from, end);
  parser.input = head;
  begin("", 0);
  removeDotSegments(pathStart, head.length, firstOfInput, firstDot, head.length);
  const settled = parser.out + head.slice(parser.from);
  parser.input = input;
  begin(settled, end);
}
function opaquePathState(start) {
  const { input, report } = parser;
  const { length } = input;
  if (parser.asksOnly) return true;
  parser.pathStart = start + parser.delta;
  const tidy = length - start > SHORT_RUN ? skip(OPAQUE_PATH_RUN, input, start) : start;
  const end = encodeRun(tidy, length, IN_OPAQUE_PATH, QUESTION);
  if (end === AT_TAB_OR_NEWLINE) return stopAtTabOrNewline();
  if (report !== null) tellPart("opaque path", start, end);
  if (end < length && end > start && input.charCodeAt(end - 1) === 32) put(end - 1, end, "%20");
  return afterPath(end);
}
function noAuthority() {
  const at = parser.schemeEnd + 1;
  parser.usernameEnd = at;
  parser.hostStart = at;
  parser.hostEnd = at;
  parser.portEnd = at;
}
function specialAuthoritySlashesState(at) {
  if (parser.input.startsWith("//", at)) return specialAuthorityIgnoreSlashesState(at, at + 2);
  missingSolidus(at);
  return specialAuthorityIgnoreSlashesState(at, at);
}
function specialAuthorityIgnoreSlashesState(start, at) {
  const { input, kind, out, report } = parser;
  let c = input.charCodeAt(at);
  while (isSlash(c)) {
    report == null ? void 0 : report("special-scheme-missing-following-solidus", at, at + 1);
    c = input.charCodeAt(++at);
  }
  const isWritten = out === "" && start > 0 && at === start + 2 && input.startsWith("//", start);
  if (!isWritten) begin(SPECIAL_STARTS[kind], at);
  return authorityState(at);
}
function missingSolidus(at) {
  const { input, report } = parser;
  if (report === null) return;
  const c = input.charCodeAt(at);
  const end = isSlash(c) ? at + 1 : at;
  report("special-scheme-missing-following-solidus", at, end);
}
function authorityState(at, from = at) {
  var _a;
  const { input, kind } = parser;
  const { length } = input;
  let hostAt = at;
  let firstColon = -1;
  let colon = -1;
  let isInBrackets = false;
  let bits = 0;
  let end = from;
  for (; end < length; end++) {
    const c = input.charCodeAt(end);
    const own = UNIT_BITS[c];
    if ((own & IS_MARK) === 0) {
      bits |= own;
    } else if (c === COLON) {
      if (firstColon === -1) firstColon = end;
      if (colon === -1 && !isInBrackets) colon = end;
    } else if (c === AT) {
      hostAt = end + 1;
      colon = -1;
      isInBrackets = false;
      bits = 0;
    } else if (c === OPENING_BRACKET || c === CLOSING_BRACKET) {
      isInBrackets = c === OPENING_BRACKET;
      bits |= IS_HARD;
    } else if ((own & IS_TAB_OR_NEWLINE) !== 0) {
      return stopAtTabOrNewline();
    } else if (c === BACKSLASH && kind === NOT_SPECIAL) {
      bits |= IS_HARD;
    } else break;
  }
  parser.usernameEnd = parser.hostStart = at + parser.delta;
  (_a = parser.places) == null ? void 0 : _a.authority(at, firstColon, hostAt, colon, end);
  if (hostAt > at) {
    reportCredentials(at, hostAt);
    if (hostAt === end) return fail("host-missing", end, end);
    if (parser.asksOnly === false) {
      writeCredentials(
        at,
        firstColon !== -1 && firstColon < hostAt ? firstColon : hostAt - 1,
        hostAt - 1
      );
    }
  }
  const hostTo = colon === -1 ? end : colon;
  if (!hostState(hostAt, hostTo, bits, colon !== -1)) return false;
  if (colon !== -1 && !portState(colon, end)) return false;
  parser.portEnd = end + parser.delta;
  return parser.asksOnly || pathStartState(end);
}
function reportCredentials(start, end) {
  const { input, report } = parser;
  if (report === null) return;
  for (let from = start, next = 0; from < end; from = next) {
    next = input.indexOf("@", from) + 1;
    report("invalid-credentials", from, next);
  }
}
function writeCredentials(start, colon, at) {
  encodeRun(start, colon, IN_USERINFO, NO_MARK);
  parser.usernameEnd = colon + parser.delta;
  if (colon + 1 < at) encodeRun(colon + 1, at, IN_USERINFO, NO_MARK);
  else if (colon > start) put(colon, at, "");
  else put(start, at + 1, "");
}
function hostState(start, end, bits, hasPort) {
  if (start === end && (hasPort || parser.kind !== NOT_SPECIAL)) {
    return fail("host-missing", start, end);
  }
  parser.hostStart = start + parser.delta;
  if (!writeHost(start, end, bits)) return false;
  parser.hostEnd = end + parser.delta;
  return true;
}
function writeHost(start, end, bits) {
  const { input, kind, report } = parser;
  const isOpaque = kind === NOT_SPECIAL;
  if (report === null && isSerializedHost(start, end, bits)) return true;
  if (report === null && (bits & IS_HARD) === 0 && !mayEndInNumber(input, start, end)) {
    writeInLowerCase(start, end);
    return true;
  }
  const isWide = (bits & IS_WIDE) !== 0;
  if (isWide) parser.isWide = true;
  const text = input.slice(start, end);
  const name = parser.parseHost(
    isWide ? toScalarValueString(text) : text,
    isOpaque,
    report && ((name2, from, to) => report(name2, start + from, start + to))
  );
  if (name === null) return false;
  if (name !== text) put(start, end, name);
  return true;
}
function writeInLowerCase(start, end) {
  const { input, out, schemeEnd } = parser;
  if (parser.asksOnly) return;
  if (out === "" && start === schemeEnd + 3) begin(input.slice(0, end).toLowerCase(), end);
  else put(start, end, input.slice(start, end).toLowerCase());
}
function isSerializedHost(start, end, bits) {
  if ((bits & IS_HARD) !== 0) return false;
  if (parser.kind === NOT_SPECIAL) return true;
  const { input } = parser;
  return (bits & IS_UPPER) === 0 && isTidyHost(input, start, end);
}
function isTidyHost(text, start, end) {
  return !mayEndInNumber(text, start, end) || isSerializedIpv4(text, start, end);
}
function isSerializedIpv4(text, start, end) {
  let dots = 0;
  let value = -1;
  for (let at = start; at < end; at++) {
    const c = text.charCodeAt(at);
    if (c === DOT) {
      if (value === -1) return false;
      dots++;
      value = -1;
    } else {
      if (!isAsciiDigit(c) || value === 0) return false;
      value = (value === -1 ? 0 : value * 10) + c - 48;
      if (value > 255) return false;
    }
  }
  return dots === 3 && value !== -1;
}
function mayEndInNumber(text, start, end) {
  let last = end - 1;
  if (text.charCodeAt(last) === DOT) last--;
  if ((UNIT_BITS[text.charCodeAt(last)] & IS_NOT_NUMBER) !== 0) return false;
  let label = last;
  while (label > start && text.charCodeAt(label - 1) !== DOT) label--;
  return isAsciiDigit(text.charCodeAt(label));
}
function portState(colon, end) {
  const { input, kind } = parser;
  let at = colon + 1;
  let port = 0;
  for (; at < end && isAsciiDigit(input.charCodeAt(at)); at++) {
    if (port <= 65535) port = port * 10 + input.charCodeAt(at) - 48;
  }
  if (at < end) return fail("port-invalid", colon + 1, end);
  if (port > 65535) return fail("port-out-of-range", colon + 1, end);
  if (end === colon + 1 || port === DEFAULT_PORTS[kind]) put(colon, end, "");
  else if (input.charCodeAt(colon + 1) === 48 && end > colon + 2) put(colon, end, `:${port}`);
  return true;
}
function skipTidyPort(input, colon, kind) {
  let at = colon + 1;
  let port = 0;
  for (; at <= colon + 5 && isAsciiDigit(input.charCodeAt(at)); at++) {
    port = port * 10 + input.charCodeAt(at) - 48;
  }
  const isOther = input.charCodeAt(colon + 1) === 48 || port > 65535 || port === DEFAULT_PORTS[kind];
  return at === colon + 1 || isOther ? colon : at;
}
function takePlainUrl(input, base) {
  const { length } = input;
  const schemeEnd = input.charCodeAt(4) === COLON ? 4 : 5;
  const kind = kindOfPlain(input, schemeEnd);
  if (kind < 0) return null;
  const host = schemeEnd + 3;
  let end = host;
  while (end < length && (UNIT_BITS[input.charCodeAt(end)] & NOT_DOMAIN) === 0) end++;
  const c = input.charCodeAt(end);
  if (kind === FILE ? input.charCodeAt(9) === PIPE : isSlash(c) && end === host) return null;
  parser.kind = kind;
  parser.schemeEnd = schemeEnd;
  const port = c === COLON ? skipTidyPort(input, end, kind) : end;
  const isTidy = end > host ? isTidyHost(input, host, end) : kind === FILE;
  if (!isTidy || port < length && input.charCodeAt(port) !== SLASH) {
    open(input, base);
    return authorityState(host, end);
  }
  if (parser.asksOnly) return true;
  parser.usernameEnd = parser.hostStart = host;
  parser.hostEnd = end;
  parser.portEnd = parser.pathStart = port;
  parser.searchStart = -1;
  const tail2 = port + 1;
  const isRun = tail2 < length && length <= LONGEST_RUN && parser.encodeQuery === null;
  const at = isRun ? skip(SPECIAL_TAIL, input, tail2) : tail2;
  if (at < length) {
    open(input, base);
    return pathState(tail2, at);
  }
  parser.href = port === length ? flatten(`${input}/`) : input;
  return true;
}
function kindOfPlain(input, end) {
  if (input.charCodeAt(end + 1) !== SLASH || input.charCodeAt(end + 2) !== SLASH) return -1;
  if (input.charCodeAt(0) !== 104) return end === 4 && input.startsWith("file:///") ? FILE : -1;
  if (input.charCodeAt(1) !== 116 || input.charCodeAt(2) !== 116) return -1;
  if (input.charCodeAt(3) !== 112) return -1;
  if (end === 4) return HTTP;
  return input.charCodeAt(4) === 115 && input.charCodeAt(5) === COLON ? HTTPS : -1;
}
function takeTidyReference(input, base) {
  const { length } = input;
  if (base.kind === NOT_SPECIAL || base.kind === FILE || length > LONGEST_RUN) return null;
  if (parser.asksOnly || parser.encodeQuery !== null) return null;
  const c = input.charCodeAt(0);
  let head;
  let run2 = SPECIAL_TAIL;
  let start = 0;
  if (c === SLASH) {
    if (input.charCodeAt(1) === SLASH) return null;
    head = base.upToPath();
  } else if (c === QUESTION) head = base.upToQuery();
  else if (c === HASH) head = base.upToFragment();
  else {
    let levels = 0;
    for (; input.charCodeAt(start) === DOT; start += 2) {
      if (input.startsWith("../", start)) {
        start++;
        levels++;
      } else if (!input.startsWith("./", start)) return null;
    }
    if (start === length || input.charCodeAt(start) === PERCENT) return null;
    head = base.folder(levels);
    if (start === 0) run2 = SPECIAL_REFERENCE;
  }
  if (skip(run2, input, c === SLASH ? 1 : start) !== length) return null;
  const { url } = base;
  parser.kind = base.kind;
  parser.schemeEnd = url.schemeEnd;
  parser.usernameEnd = url.usernameEnd;
  parser.hostStart = url.hostStart;
  parser.hostEnd = url.hostEnd;
  parser.portEnd = url.portEnd;
  parser.pathStart = url.pathStart;
  parser.searchStart = -1;
  parser.href = flatten(head + (start === 0 ? input : input.slice(start)));
  return true;
}
function isTabOrNewline(c) {
  return c === 10 || c === 13 || c === 9;
}
function removeTabsAndNewlines(text) {
  let finished = "";
  let output = "";
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c > 13 || !isTabOrNewline(c)) continue;
    if (copied < at) output += text.slice(copied, at);
    copied = at + 1;
    if (output.length <= LONG_TEXT) continue;
    finished += flatten(output);
    output = "";
  }
  return copied === 0 ? text : flatten(finished + output + text.slice(copied));
}
function placesOfKept(text) {
  const places = [];
  for (let i = 0; i < text.length; i++) {
    if (!isTabOrNewline(text.charCodeAt(i))) places.push(i);
  }
  places.push(text.length);
  return places;
}
function specialRelativeOrAuthorityState(at) {
  const { input } = parser;
  if (input.startsWith("//", at)) return specialAuthorityIgnoreSlashesState(at, at + 2);
  if (hasTabOrNewlineAt(at) || hasTabOrNewlineAt(at + 1)) return stopAtTabOrNewline();
  missingSolidus(at);
  return relativeState(at);
}
function pathOrAuthorityState(at) {
  if (parser.input.charCodeAt(at) === SLASH) return authorityState(at + 1);
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline();
  if (parser.asksOnly) return true;
  noAuthority();
  parser.pathStart = at - 1 + parser.delta;
  return pathState(at);
}
function relativeState(at) {
  const base = baseOfReference();
  const { input, kind, report } = parser;
  const c = input.charCodeAt(at);
  if (c === SLASH) return relativeSlashState(at + 1);
  if (c === BACKSLASH && kind !== NOT_SPECIAL) {
    report == null ? void 0 : report("invalid-reverse-solidus", at, at + 1);
    return relativeSlashState(at + 1);
  }
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline();
  if (parser.asksOnly) return true;
  copyAuthority(base);
  return joinToPath(base, at);
}
function joinToPath(base, at) {
  var _a;
  const { input } = parser;
  const c = input.charCodeAt(at);
  if (at === input.length || c === HASH) {
    begin(base.upToFragment(), at);
    keepQuery(base);
    return at === input.length ? finish() : fragmentState(at + 1);
  }
  (_a = parser.places) == null ? void 0 : _a.base("path");
  parser.pathStart = base.url.pathStart;
  if (c === QUESTION) {
    begin(base.upToQuery(), at);
    return afterPath(at);
  }
  parser.pathStart = base.pathStart;
  begin(base.folder(), at);
  return pathState(at);
}
function relativeSlashState(at) {
  const base = baseOfReference();
  const { input, kind, report } = parser;
  const c = input.charCodeAt(at);
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline();
  if (kind !== NOT_SPECIAL && isSlash(c)) {
    if (c === BACKSLASH) report == null ? void 0 : report("invalid-reverse-solidus", at, at + 1);
    return specialAuthorityIgnoreSlashesState(at - 1, at + 1);
  }
  if (c === SLASH) {
    begin(`${base.scheme()}//`, at + 1);
    return authorityState(at + 1);
  }
  if (parser.asksOnly) return true;
  copyAuthority(base);
  parser.pathStart = base.pathStart;
  begin(`${base.upToPath()}/`, at);
  return pathState(at);
}
function opaqueBaseState() {
  const base = baseOfReference();
  copyAuthority(base);
  begin(base.upToFragment(), 0);
  keepQuery(base);
  return fragmentState(1);
}
function copyAuthority({ url }) {
  var _a;
  (_a = parser.places) == null ? void 0 : _a.base("authority");
  parser.usernameEnd = url.usernameEnd;
  parser.hostStart = url.hostStart;
  parser.hostEnd = url.hostEnd;
  parser.portEnd = url.portEnd;
}
function keepQuery({ url }) {
  var _a;
  (_a = parser.places) == null ? void 0 : _a.base("query");
  parser.pathStart = url.pathStart;
  parser.searchStart = url.searchStart;
  parser.hashStart = url.hashStart;
}
function hasTabOrNewlineAt(at) {
  return isTabOrNewline(parser.input.charCodeAt(at));
}
function baseOfReference() {
  return parser.base;
}
function fileState(at) {
  const { base, input, report } = parser;
  const c = input.charCodeAt(at);
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline();
  if (isSlash(c)) {
    if (c === BACKSLASH) report == null ? void 0 : report("invalid-reverse-solidus", at, at + 1);
    return fileSlashState(at + 1);
  }
  if (base === null || base.kind !== FILE) return beginWithoutHost(at);
  if (parser.asksOnly) return true;
  copyAuthority(base);
  const hasPath = at < input.length && c !== QUESTION && c !== HASH;
  if (!hasPath || !startsWithWindowsDriveLetter(input, at)) return joinToPath(base, at);
  report == null ? void 0 : report("file-invalid-Windows-drive-letter", at, at + 2);
  parser.pathStart = base.pathStart;
  begin(`${base.upToPath()}/`, at);
  return pathState(at);
}
function fileSlashState(at) {
  const { base, input, report } = parser;
  const c = input.charCodeAt(at);
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline();
  if (isSlash(c)) {
    if (c === BACKSLASH) report == null ? void 0 : report("invalid-reverse-solidus", at, at + 1);
    return fileHostState(at + 1);
  }
  if (parser.asksOnly) return true;
  if (base === null || base.kind !== FILE) return beginWithoutHost(at);
  copyAuthority(base);
  parser.pathStart = base.pathStart;
  const drive = startsWithWindowsDriveLetter(input, at) ? "" : base.drive();
  begin(`${base.upToPath()}${drive}/`, at);
  return pathState(at);
}
function fileHostState(start) {
  var _a;
  const { input, report } = parser;
  const { length } = input;
  let end = start;
  let bits = 0;
  for (; end < length; end++) {
    const own = UNIT_BITS[input.charCodeAt(end)];
    if ((own & IS_TAB_OR_NEWLINE) !== 0) return stopAtTabOrNewline();
    if ((own & ENDS_AUTHORITY) !== 0) break;
    bits |= (own & IS_MARK) === 0 ? own : IS_HARD;
  }
  beginAuthority(start);
  const isDrive = end === start + 2 && isDriveLetterAt(input, start);
  (_a = parser.places) == null ? void 0 : _a.part("host", start, isDrive ? start : end);
  if (isDrive) {
    report == null ? void 0 : report("file-invalid-Windows-drive-letter-host", start, end);
    if (parser.asksOnly) return true;
    parser.pathStart = parser.hostStart;
    put(start, start, "/");
    return pathState(start, end);
  }
  if (end > start) {
    if (!writeFileHost(start, end, bits)) return false;
    parser.hostEnd = parser.portEnd = end + parser.delta;
  }
  return parser.asksOnly || pathStartState(end);
}
function writeFileHost(start, end, bits) {
  if (!writeHost(start, end, bits)) return false;
  const { from, input, out } = parser;
  const isWritten = from === end;
  const isLocal = isWritten ? out.length - parser.hostStart === 9 && out.startsWith("localhost", parser.hostStart) : end - start === 9 && input.startsWith("localhost", start);
  if (isLocal && isWritten) begin(out.slice(0, -9), end);
  else if (isLocal) put(start, end, "");
  return true;
}
function beginAuthority(at) {
  const { input } = parser;
  if (!(parser.out === "" && parser.from === 0 && input.startsWith("//", at - 2) && at === 7)) {
    begin("file://", at);
  }
  parser.usernameEnd = parser.hostStart = parser.hostEnd = parser.portEnd = 7;
}
function beginWithoutHost(at) {
  begin("file:///", at);
  parser.usernameEnd = parser.hostStart = parser.hostEnd = parser.portEnd = parser.pathStart = 7;
  return parser.asksOnly || pathState(at);
}
function schemeStartState() {
  return isAsciiAlpha(parser.input.charCodeAt(0)) ? schemeState() : noSchemeState();
}
function schemeState() {
  var _a;
  const { base, input } = parser;
  let end = 0;
  let bits = 0;
  for (; end < input.length; end++) {
    const own = UNIT_BITS[input.charCodeAt(end)];
    if ((own & IN_SCHEME) === 0) break;
    bits |= own;
  }
  const c = input.charCodeAt(end);
  if (c !== COLON) return isTabOrNewline(c) ? stopAtTabOrNewline() : noSchemeState();
  const isUpper = (bits & IS_UPPER) !== 0;
  const scheme = isUpper ? input.slice(0, end).toLowerCase() : input;
  const kind = kindOfScheme(scheme, end);
  parser.schemeEnd = end;
  parser.kind = kind;
  if (isUpper) put(0, end, scheme);
  (_a = parser.places) == null ? void 0 : _a.part("scheme", 0, end);
  const at = end + 1;
  if (kind === FILE) {
    if (!input.startsWith("//", at)) missingSolidus(at);
    return fileState(at);
  }
  if (kind !== NOT_SPECIAL) {
    return base !== null && base.kind === kind ? specialRelativeOrAuthorityState(at) : specialAuthoritySlashesState(at);
  }
  const next = input.charCodeAt(at);
  if (next === SLASH) return pathOrAuthorityState(at + 1);
  if (isTabOrNewline(next)) return stopAtTabOrNewline();
  noAuthority();
  return opaquePathState(at);
}
function noSchemeState() {
  var _a;
  const { base, input } = parser;
  if (base === null || base.isOpaque && input.charCodeAt(0) !== HASH) {
    return fail("missing-scheme-non-relative-URL", 0, input.length);
  }
  parser.kind = base.kind;
  (_a = parser.places) == null ? void 0 : _a.base("scheme");
  parser.schemeEnd = base.url.schemeEnd;
  if (base.isOpaque) return opaqueBaseState();
  return base.kind === FILE ? fileState(0) : relativeState(0);
}
function readInput(input, start, end) {
  const errors = [];
  const add = (from, to) => errors.push({ name: "invalid-URL-unit", start: from, end: to });
  if (start > 0) add(0, start);
  else if (end < input.length) add(end, input.length);
  const trimmed = input.slice(start, end);
  const removed = trimmed.search(/[\t\n\r]/);
  if (removed !== -1) add(start + removed, start + removed + 1);
  const places = removed === -1 ? null : placesOfKept(trimmed);
  const rangeOf = (from, to) => {
    if (places === null) return { start: start + from, end: start + to };
    const last = to > from ? places[to - 1] + 1 : places[from];
    return { start: start + places[from], end: start + last };
  };
  return {
    text: removeTabsAndNewlines(trimmed),
    errors,
    report: (name, from, to) => errors.push({ name, ...rangeOf(from, to) }),
    rangeOf
  };
}
function tellErrors(errors, report) {
  runAside(() => {
    for (const { name, start, end } of errors) report(name, start, end);
  });
}
function parseText(input, base, asksOnly, parseHost) {
  parser.asksOnly = asksOnly;
  parser.parseHost = parseHost;
  return parse$1(input, base);
}
function parseTextWith(input, base, encodeQuery, parseHost) {
  parser.encodeQuery = encodeQuery;
  try {
    return parseText(input, base, false, parseHost);
  } finally {
    parser.encodeQuery = null;
  }
}
function parse$1(input, base) {
  if (hasSpaceAtEnd(input)) return parseTrimmed(input, base);
  let isUrl = takePlainUrl(input, base);
  if (isUrl === null && base !== null) isUrl = takeTidyReference(input, base);
  if (isUrl === null) {
    if (isC0ControlOrSpace(input.charCodeAt(0))) return parseTrimmed(input, base);
    open(input, base);
    isUrl = schemeStartState();
  }
  if (input.length > LONG_TEXT) forgetInput();
  if (isUrl || !parser.metTabOrNewline) return isUrl;
  parser.metTabOrNewline = false;
  return parse$1(removeTabsAndNewlines(toScalarValueString(input)), base);
}
function parseTextWithErrors(input, base, parseHost) {
  const scalars = toScalarValueString(input);
  const start = trimmedStart(scalars);
  const read = readInput(scalars, start, Math.max(start, trimmedEnd(scalars)));
  parser.asksOnly = false;
  parser.parseHost = parseHost;
  parser.report = read.report;
  try {
    open(read.text, base);
    return { ...read, isUrl: schemeStartState() };
  } finally {
    parser.report = null;
  }
}
function parseTextAndReport(input, base, encodeQuery, parseHost, report) {
  parser.encodeQuery = encodeQuery;
  let parsed;
  try {
    parsed = parseTextWithErrors(input, base, parseHost);
  } finally {
    parser.encodeQuery = null;
  }
  tellErrors(parsed.errors, report);
  return parsed.isUrl;
}
function hasSpaceAtEnd(input) {
  return isC0ControlOrSpace(input.charCodeAt(input.length - 1));
}
function parseTrimmed(input, base) {
  const end = trimmedEnd(input);
  const start = trimmedStart(input);
  const text = start < end ? input.slice(start, end) : "";
  const isUrl = parse$1(text, base);
  if (isUrl && !parser.asksOnly && parser.href === text) parser.href = copyText(text);
  return isUrl;
}
function trimmedStart(input) {
  let start = 0;
  while (isC0ControlOrSpace(input.charCodeAt(start))) start++;
  return start;
}
function trimmedEnd(input) {
  let end = input.length;
  while (isC0ControlOrSpace(input.charCodeAt(end - 1))) end--;
  return end;
}
const RECORD = {
  expected: "a URL record",
  remedy: "parseUrl makes one of a string, such as the `href` of a URL, or returns null"
};
function isRecordLike(value) {
  return typeof (value == null ? void 0 : value.hasOpaquePath) === "boolean";
}
function requireRecord(url, name = "url") {
  if (!isRecordLike(url)) throw wrongArgument(name, RECORD, url);
}
const BASE = {
  expected: "a string, a URL record or null",
  remedy: "of a URL, pass its `href`"
};
function requireBase(base) {
  if (base !== null && typeof base !== "string" && !isRecordLike(base)) {
    throw wrongArgument("base", BASE, base);
  }
}
function kindOf(url) {
  return kindOfScheme(url.href, url.schemeEnd);
}
function hasAuthority(url) {
  return url.hostStart > url.schemeEnd + 1;
}
function hasOpaquePath(url) {
  return url.href.charCodeAt(url.pathStart) !== SLASH && !hasAuthority(url);
}
const string = String.prototype;
const regExp = RegExp.prototype;
const charCodeAt = string.charCodeAt;
const indexOf = string.indexOf;
const lastIndexOf = string.lastIndexOf;
const slice = string.slice;
const startsWith = string.startsWith;
const toLowerCase = string.toLowerCase;
const exec = regExp.exec;
const test = regExp.test;
function originalsOf(...owners) {
  const originals = [];
  for (const owner of owners) {
    for (const key of ownKeys(owner)) {
      const property = getOwnPropertyDescriptor(owner, key);
      if (property.value) originals.push({ owner, key, property });
    }
  }
  return originals;
}
const METHODS = /* @__PURE__ */ originalsOf(string, regExp);
let isRestored = false;
function isTampered() {
  return ("".charCodeAt !== charCodeAt || "".indexOf !== indexOf || "".lastIndexOf !== lastIndexOf || "".slice !== slice || "".startsWith !== startsWith || "".toLowerCase !== toLowerCase || regExp.exec !== exec || regExp.test !== test) && !isRestored;
}
function cut(text, start, end) {
  return text.slice === slice ? text.slice(start, end) : apply(slice, text, [start, end]);
}
function withOriginals(run2, parameters, originals = METHODS) {
  const isNested = isRestored;
  isRestored = true;
  const isChanged = !isNested && exchange(originals);
  try {
    return apply(run2, null, parameters);
  } finally {
    isRestored = isNested;
    if (isChanged) exchange(originals);
  }
}
function exchange(originals) {
  let isChanged = false;
  for (let i = 0; i < originals.length; i++) {
    const original = originals[i];
    const { owner, key, property } = original;
    if (owner[key] !== property.value) {
      const now = getOwnPropertyDescriptor(owner, key);
      if (defineProperty(owner, key, property)) original.property = now ?? { configurable: true };
      isChanged = true;
    }
  }
  return isChanged;
}
class Base {
  /** @param url - Its `searchStart` must not be -1. */
  constructor(url) {
    __privateAdd(this, _Base_instances);
    __publicField(this, "url");
    __publicField(this, "kind");
    __publicField(this, "isOpaque");
    /** Where the path starts, or the `/.` before it: each result writes its own. */
    __publicField(this, "pathStart");
    __privateAdd(this, _upToPath, null);
    __privateAdd(this, _upToQuery, null);
    __privateAdd(this, _upToFragment, null);
    __privateAdd(this, _folders, []);
    this.url = url;
    this.kind = kindOf(url);
    this.isOpaque = this.kind === NOT_SPECIAL && hasOpaquePath(url);
    this.pathStart = hasAuthority(url) ? url.pathStart : url.schemeEnd + 1;
  }
  /** The scheme and its `:`. */
  scheme() {
    return this.url.href.slice(0, this.url.schemeEnd + 1);
  }
  upToPath() {
    __privateGet(this, _upToPath) ?? __privateSet(this, _upToPath, this.url.href.slice(0, this.pathStart));
    return __privateGet(this, _upToPath);
  }
  upToQuery() {
    __privateGet(this, _upToQuery) ?? __privateSet(this, _upToQuery, this.url.href.slice(0, this.url.searchStart));
    return __privateGet(this, _upToQuery);
  }
  upToFragment() {
    __privateGet(this, _upToFragment) ?? __privateSet(this, _upToFragment, this.url.href.slice(0, this.url.hashStart));
    return __privateGet(this, _upToFragment);
  }
  /**
   * Everything up to the last `/` of the path: what *shorten a URL's path* leaves, and a `/`.
   *
   * @param levels - How many folders further up; the root is its own parent.
   * @see https://url.spec.whatwg.org/#shorten-a-urls-path
   */
  folder(levels = 0) {
    const folders = __privateGet(this, _folders);
    if (folders.length === 0) folders[0] = __privateMethod(this, _Base_instances, makeFolder_fn).call(this);
    while (folders.length <= levels) {
      const last = folders[folders.length - 1];
      const slash = last.lastIndexOf("/", last.length - 2);
      if (slash < this.pathStart) return last;
      folders[folders.length] = last.slice(0, slash + 1);
    }
    return folders[levels];
  }
  /** The `/C:` at the start of the path of a `file:` URL; else empty. */
  drive() {
    const { href, pathStart, searchStart } = this.url;
    if (this.kind !== FILE || !isDriveLetterAt(href, pathStart + 1)) return "";
    const end = pathStart + 3;
    const isAlone = end === searchStart || href.charCodeAt(end) === 47;
    return isAlone && href.charCodeAt(pathStart + 2) === 58 ? href.slice(pathStart, end) : "";
  }
}
_upToPath = new WeakMap();
_upToQuery = new WeakMap();
_upToFragment = new WeakMap();
_folders = new WeakMap();
_Base_instances = new WeakSet();
makeFolder_fn = function() {
  const { href, pathStart, searchStart } = this.url;
  const head = this.upToPath();
  if (pathStart === searchStart) return `${head}/`;
  if (searchStart - pathStart === 3 && this.drive() !== "") return `${this.upToQuery()}/`;
  return head + href.slice(pathStart, href.lastIndexOf("/", searchStart - 1) + 1);
};
let lastBase = null;
function baseOfRecord(record) {
  if (lastBase === null || lastBase.url !== record) lastBase = new Base(record);
  return lastBase;
}
class UrlRecord {
  /**
   * @param url - Its `searchStart` must not be -1.
   * @param hasOpaquePath - An empty path does not show it.
   */
  constructor(url, hasOpaquePath2) {
    __privateAdd(this, _href);
    __privateAdd(this, _schemeEnd);
    __privateAdd(this, _usernameEnd);
    __privateAdd(this, _hostStart);
    __privateAdd(this, _hostEnd);
    __privateAdd(this, _portEnd);
    __privateAdd(this, _pathStart);
    __privateAdd(this, _searchStart);
    __privateAdd(this, _hashStart);
    __privateAdd(this, _hasOpaquePath);
    __privateSet(this, _href, url.href);
    __privateSet(this, _schemeEnd, url.schemeEnd);
    __privateSet(this, _usernameEnd, url.usernameEnd);
    __privateSet(this, _hostStart, url.hostStart);
    __privateSet(this, _hostEnd, url.hostEnd);
    __privateSet(this, _portEnd, url.portEnd);
    __privateSet(this, _pathStart, url.pathStart);
    __privateSet(this, _searchStart, url.searchStart);
    __privateSet(this, _hashStart, url.hashStart);
    __privateSet(this, _hasOpaquePath, hasOpaquePath2);
  }
  get href() {
    return __privateGet(this, _href);
  }
  get schemeEnd() {
    return __privateGet(this, _schemeEnd);
  }
  get usernameEnd() {
    return __privateGet(this, _usernameEnd);
  }
  get hostStart() {
    return __privateGet(this, _hostStart);
  }
  get hostEnd() {
    return __privateGet(this, _hostEnd);
  }
  get portEnd() {
    return __privateGet(this, _portEnd);
  }
  get pathStart() {
    return __privateGet(this, _pathStart);
  }
  get searchStart() {
    return __privateGet(this, _searchStart);
  }
  get hashStart() {
    return __privateGet(this, _hashStart);
  }
  get scheme() {
    return cut(__privateGet(this, _href), 0, __privateGet(this, _schemeEnd));
  }
  get username() {
    return cut(__privateGet(this, _href), __privateGet(this, _schemeEnd) + 3, __privateGet(this, _usernameEnd));
  }
  get password() {
    return cut(__privateGet(this, _href), __privateGet(this, _usernameEnd) + 1, __privateGet(this, _hostStart) - 1);
  }
  get host() {
    if (!hasAuthority(this)) return null;
    if (isTampered()) return withOriginals((url) => url.host, [this]);
    return hostOfText(cut(__privateGet(this, _href), __privateGet(this, _hostStart), __privateGet(this, _hostEnd)), !isSpecialKind(kindOf(this)));
  }
  get port() {
    const start = __privateGet(this, _hostEnd) + 1;
    return __privateGet(this, _portEnd) > start ? +cut(__privateGet(this, _href), start, __privateGet(this, _portEnd)) : null;
  }
  get path() {
    if (isTampered()) return withOriginals((url) => url.path, [this]);
    const text = cut(__privateGet(this, _href), __privateGet(this, _pathStart), __privateGet(this, _searchStart));
    return __privateGet(this, _hasOpaquePath) ? { kind: "opaque", text } : { kind: "list", segments: split(text) };
  }
  /** https://url.spec.whatwg.org/#url-opaque-path */
  get hasOpaquePath() {
    return __privateGet(this, _hasOpaquePath);
  }
  get query() {
    const start = __privateGet(this, _searchStart);
    return __privateGet(this, _hashStart) > start ? cut(__privateGet(this, _href), start + 1, __privateGet(this, _hashStart)) : null;
  }
  get fragment() {
    const start = __privateGet(this, _hashStart);
    return __privateGet(this, _href).length > start ? cut(__privateGet(this, _href), start + 1) : null;
  }
  /** The parts as a plain object, for JSON and debugging. */
  toJSON() {
    const { scheme, username, password, host, port, path, query, fragment } = this;
    return { scheme, username, password, host, port, path, query, fragment };
  }
}
_href = new WeakMap();
_schemeEnd = new WeakMap();
_usernameEnd = new WeakMap();
_hostStart = new WeakMap();
_hostEnd = new WeakMap();
_portEnd = new WeakMap();
_pathStart = new WeakMap();
_searchStart = new WeakMap();
_hashStart = new WeakMap();
_hasOpaquePath = new WeakMap();
function takeRecord(isOpaque) {
  findQuery();
  const record = new UrlRecord(parser, hasOpaquePath(parser));
  forgetResult();
  return record;
}
function split(path) {
  const segments = [];
  if (path === "") return segments;
  let start = 1;
  for (let end = path.indexOf("/", 1); end !== -1; end = path.indexOf("/", start)) {
    segments[segments.length] = path.slice(start, end);
    start = end + 1;
  }
  segments[segments.length] = path.slice(start);
  return segments;
}
function parseRecord(input, base, encoder, report, parseHost) {
  if (isTampered()) {
    return withOriginals(parseRecord, [input, base, encoder, report, parseHost]);
  }
  const baseText = base && baseOfRecord(base);
  const encodeQuery = queryEncoder(encoder);
  const isUrl = report === null ? parseTextWith(input, baseText, encodeQuery, parseHost) : parseTextAndReport(input, baseText, encodeQuery, parseHost, report);
  return isUrl ? takeRecord() : null;
}
function queryEncoder(encoder) {
  return encoder && ((query) => percentEncodeAfterEncoding(encoder, query, SPECIAL_QUERY));
}
function toBaseRecord(base, parseHost) {
  return typeof base === "string" ? parseRecord(base, null, null, null, parseHost) : base;
}
function runUrlParserWithErrors(input, baseOrText, parseHost) {
  requireBase(baseOrText);
  if (isTampered()) {
    return withOriginals(runUrlParserWithErrors, [input, baseOrText, parseHost]);
  }
  const base = toBaseRecord(baseOrText, parseHost);
  return base === null && typeof baseOrText === "string" ? parse(baseOrText, null, "base", parseHost) : parse(input, base, "input", parseHost);
}
function parse(input, base, errorsOf, parseHost) {
  const baseText = base && baseOfRecord(base);
  const { isUrl, errors } = parseTextWithErrors(input, baseText, parseHost);
  if (!isUrl) return { url: null, errors, failure: errors[errors.length - 1], errorsOf };
  return { url: takeRecord(), errors, failure: null, errorsOf: "input" };
}
function serializeUrl(url, excludeFragment = false) {
  requireRecord(url);
  return excludeFragment ? url.href.slice(0, url.hashStart) : url.href;
}
function serializePath(url) {
  requireRecord(url);
  return url.href.slice(url.pathStart, url.searchStart);
}
function parseUrlWithErrors(input, base = null) {
  return runUrlParserWithErrors(input, base, parseHostText);
}
function writePairs(pairs) {
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join("&");
}
function encode(text) {
  const pieces = text.split(new RegExp("(\\p{Surrogate})", "u")).map(
    (piece, i) => i % 2 === 1 ? `%u${piece.charCodeAt(0).toString(16)}` : encodeURIComponent(piece)
  );
  return pieces.join("").replace(/%(?:2C|2F|3A|3B|3D|3F|40)/g, decodeURIComponent);
}
function writeState(state) {
  const pairs = [["url", state.input]];
  if (state.base !== "") pairs.push(["base", state.base]);
  const keep = [...[], ...[]];
  if (keep.length > 0) pairs.push(["keep", keep.join(".")]);
  return pairs;
}
const DEMO = "/play/index.html";
function readLink(input, base = "") {
  return `${DEMO}#${writePairs(writeState({ input, base }))}`;
}
const LiveUrl = defineComponent({
  name: "LiveUrl",
  setup() {
    const { frontmatter, localeIndex } = useData();
    const input = ref("https://Bücher.example\\a b?q=1#top");
    const parsed = computed(() => parseUrlWithErrors(input.value));
    const codePage = (name) => {
      const prefix = localeIndex.value === "root" ? "" : `/${localeIndex.value}`;
      return withBase(`${prefix}/codes/${name.toLowerCase()}`);
    };
    return () => {
      const words = frontmatter.value["live"];
      const { url, errors } = parsed.value;
      const verdict = url === null ? words.failed : errors.length > 0 ? words.errors : words.valid;
      return h("div", { class: "live-url" }, [
        h("label", { for: "live-url" }, words.label),
        h("input", {
          id: "live-url",
          value: input.value,
          spellcheck: false,
          autocomplete: "off",
          autocapitalize: "off",
          dir: "ltr",
          onInput: (event) => {
            input.value = event.target.value;
          }
        }),
        h("div", { "aria-live": "polite" }, [
          verdict,
          ...errors.slice(0, MOST_ERRORS).map(
            (error) => h("pre", [
              ...markedText(input.value, error),
              "\n",
              h("a", { href: codePage(error.name) }, error.name)
            ])
          ),
          url === null ? null : h(
            "dl",
            partsOf(url).flatMap(([name, value]) => [h("dt", name), h("dd", value)])
          )
        ]),
        h("a", { href: readLink(input.value), target: "_self" }, words.more)
      ]);
    };
  }
});
const MOST_ERRORS = 3;
function markedText(text, { start, end }) {
  return [
    text.slice(0, start),
    h("mark", text.slice(start, Math.max(end, start + 1))),
    text.slice(end)
  ];
}
function partsOf(url) {
  const parts = [
    ["URL", serializeUrl(url)],
    ["scheme", url.scheme],
    ["host", url.host === null ? null : serializeHost(url.host)],
    ["port", url.port === null ? null : String(url.port)],
    ["path", serializePath(url)],
    ["query", url.query],
    ["fragment", url.fragment]
  ];
  return parts.flatMap(([name, value]) => value === null ? [] : [[name, value]]);
}
export {
  LiveUrl
};
